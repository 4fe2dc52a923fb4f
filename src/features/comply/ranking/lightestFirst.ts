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
  const kindOf = ({ counts }: Ranked): string => JSON.stringify(counts)
  const kinds = [...new Set(ranked.map(kindOf))]
  return ranked.toSorted(
    (one, other) =>
      kinds.indexOf(kindOf(one)) - kinds.indexOf(kindOf(other)) || weightOf(one) - weightOf(other) || 0,
  )
}
