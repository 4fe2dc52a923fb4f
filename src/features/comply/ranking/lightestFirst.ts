import { type Figures, isAmount } from '../../../domain/products/figures/figure.ts'
import type { Ranked } from '../judging/rank.ts'

/** A ranking in which equal matches begin with the lightest, and end with those whose weight no sheet states. */
export const lightestFirst = (
  ranked: readonly Ranked[],
  figures: Readonly<Record<number, Figures>>,
): readonly Ranked[] => {
  const weightOf = ({ sheet }: Ranked): number => {
    const weight = figures[sheet.id]?.weight
    return isAmount(weight) ? weight : Infinity
  }
  const equals = Map.groupBy(ranked, ({ counts }) => JSON.stringify(counts))
  return [...equals.values()].flatMap((machines) =>
    machines.toSorted((one, other) => weightOf(one) - weightOf(other) || 0),
  )
}
