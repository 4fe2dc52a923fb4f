import {
  type Choices,
  type Figures,
  type FigureValue,
  isAmount,
  isChoices,
} from '../../../src/domain/products/figures/figure.ts'
import type { FigureId } from '../../../src/domain/products/figures/figureIds.ts'
import type { FigureRule } from '../figureRule.ts'
import { type Comparison, comparisons } from './comparison.ts'
import { amountPhrase, choicesPhrases, phrasableChoices, presencePhrase } from './wording.ts'

/** The difference of two products in one figure. A `share` of 1 is the largest in the family. */
interface Difference {
  topic: string
  weight: number
  share: number
  phrase: string
  /** The other product cannot do something that this one does. */
  isLoss: boolean
}

type Ranges = ReadonlyMap<FigureId, number>

/** The range of each figure, which is its highest amount less its lowest. */
export const rangesOf = (family: readonly Figures[], rules: readonly FigureRule[]): Ranges =>
  new Map(
    rules.map(({ id }) => {
      const amounts = family.map((figures) => figures[id]).filter(isAmount)
      return [id, amounts.length === 0 ? 0 : Math.max(...amounts) - Math.min(...amounts)]
    }),
  )

const byAmount = (id: FigureId, own: number, other: number, range: number, unit?: string) => ({
  share: range === 0 ? 0 : Math.abs(other - own) / range,
  phrase: own === other ? '' : amountPhrase(id, other - own, unit),
  isLoss: false,
})

const without = (ids: readonly string[], { included, onRequest }: Choices): string[] =>
  ids.filter((id) => !included.includes(id) && !onRequest.includes(id))

/** Compares the choices that one product includes and the other does not offer even on request. */
const byChoices = (id: FigureId, own: Choices, other: Choices, isOneOf = false) => {
  const [mine, theirs] = [phrasableChoices(id, own.included), phrasableChoices(id, other.included)]
  const added = without(theirs, own)
  const lost = without(mine, other)
  const all = new Set([...mine, ...theirs]).size
  const isLoss = lost.length > 0 && !(isOneOf && added.length > 0)
  const named = { own: mine, other: theirs, added, lost: isLoss ? lost : [] }
  return {
    share: all === 0 ? 0 : (added.length + lost.length) / all,
    phrase: choicesPhrases(id, named).join(', '),
    isLoss,
  }
}

/** A sheet that says `None` of what a product may have at all is like one that does not state it. */
const statedIn = (value: FigureValue | undefined, { isPresence }: Comparison) =>
  isPresence && isChoices(value) && value.included.length + value.onRequest.length === 0 ? undefined : value

/** How `other` differs from `own`, in the order of the family's rules. */
export const differencesOf = (
  own: Figures,
  other: Figures,
  rules: readonly FigureRule[],
  ranges: Ranges,
): Difference[] => {
  const compared = new Map(rules.filter(({ isCompared = true }) => isCompared).map((rule) => [rule.id, rule]))
  return [...compared.values()].flatMap(({ id, unit }) => {
    const comparison = comparisons[id]
    if (!comparison) return []
    const [a, b] = [own, other].map((figures) => statedIn(figures[id], comparison))
    if (a === undefined && b === undefined) return []
    const found = { topic: comparison.topic, weight: comparison.weight }
    if (a === undefined || b === undefined) {
      // Counts as half a difference, and no sentence mentions it.
      if (!comparison.isPresence) return [{ ...found, share: 0.5, phrase: '', isLoss: false }]
      const has = b !== undefined
      return [{ ...found, share: 1, phrase: presencePhrase(id, has), isLoss: !has }]
    }
    if (isAmount(a) && isAmount(b)) return [{ ...found, ...byAmount(id, a, b, ranges.get(id) ?? 0, unit) }]
    return isChoices(a) && isChoices(b) ? [{ ...found, ...byChoices(id, a, b, comparison.isOneOf) }] : []
  })
}
