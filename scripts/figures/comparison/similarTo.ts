import texts from '../../../src/content/texts/figures.json' with { type: 'json' }
import {
  type Choices,
  type Figures,
  type FigureValue,
  isAmount,
  isChoices,
  sortsByFitnessAlone,
} from '../../../src/domain/products/figures/figure.ts'
import type { FigureId } from '../../../src/domain/products/figures/figureIds.ts'
import { familyOf, type Product, similarPerCountry } from '../../../src/domain/products/product.ts'
import { families } from '../families.ts'
import type { FigureRule } from '../figureRule.ts'
import { figuresOf } from '../reading/figuresOf.ts'
import { type Comparison, comparisons } from './comparison.ts'
import { amountPhrase, choicesPhrases, phrasableChoices, presencePhrase, sentenceOf } from './wording.ts'

/** The difference of two products in one figure. A `share` of 1 is the largest in the family. */
interface Difference {
  topic: string
  weight: number
  share: number
  phrase: string
  /** The other product cannot do something that this one does. */
  isLoss: boolean
}

/** The highest amount of a family less its lowest. */
const rangeOf = (id: FigureId, family: readonly Figures[]): number => {
  const amounts = family.map((figures) => figures[id]).filter(isAmount)
  return Math.max(...amounts) - Math.min(...amounts)
}

const byAmount = ({ id, unit }: FigureRule, own: number, other: number, family: readonly Figures[]) =>
  own === other
    ? { share: 0, phrase: '', isLoss: false }
    : {
        share: Math.abs(other - own) / rangeOf(id, family),
        phrase: amountPhrase(id, other - own, unit),
        isLoss: false,
      }

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
    phrase: choicesPhrases(id, named).join(` ${texts.but} `),
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
  family: readonly Figures[],
): Difference[] => {
  const compared = new Map(rules.filter(({ isCompared = true }) => isCompared).map((rule) => [rule.id, rule]))
  return [...compared.values()].flatMap((rule) => {
    const { id } = rule
    if (id === 'speed' && [own, other].some(sortsByFitnessAlone)) return []
    const comparison = comparisons[id]
    if (!comparison) return []
    const [a, b] = [own, other].map((figures) => statedIn(figures[id], comparison))
    if (a === undefined && b === undefined) return []
    const { topic, weight } = comparison
    if (a === undefined || b === undefined) {
      // Counts as half a difference, and no sentence mentions it.
      if (!comparison.isPresence) return [{ topic, weight, share: 0.5, phrase: '', isLoss: false }]
      const has = b !== undefined
      return [{ topic, weight, share: 1, phrase: presencePhrase(id, has), isLoss: !has }]
    }
    if (isAmount(a) && isAmount(b)) return [{ topic, weight, ...byAmount(rule, a, b, family) }]
    return isChoices(a) && isChoices(b) ? [{ topic, weight, ...byChoices(id, a, b, comparison.isOneOf) }] : []
  })
}

const maxDifferences = 3

const distanceOf = (differences: readonly Difference[]): number => {
  const weights = differences.reduce((sum, { weight }) => sum + weight, 0)
  return weights === 0 ? 0 : differences.reduce((sum, { weight, share }) => sum + weight * share, 0) / weights
}

/** The losses first, then the largest differences by weight; one of each topic. */
const topPhrases = (differences: readonly Difference[]): string[] => {
  const sorted = differences
    .filter(({ phrase }) => phrase !== '')
    .sort((a, b) => Number(b.isLoss) - Number(a.isLoss) || b.weight * b.share - a.weight * a.share)
  return sorted
    .filter(({ topic }, index) => sorted.findIndex((other) => other.topic === topic) === index)
    .slice(0, maxDifferences)
    .map(({ phrase }) => phrase)
}

/** The most similar products of the family, the nearest first, each with its differences in a sentence. */
export const similarTo = (product: Product, products: readonly Product[]) => {
  const members = products.filter((other) => familyOf(other) === familyOf(product))
  const family = members.map(figuresOf)
  const differencesTo = (other: Product) =>
    differencesOf(figuresOf(product), figuresOf(other), families[familyOf(product)], family)
  return members
    .filter(({ id }) => id !== product.id)
    .map((other) => ({ other, differences: differencesTo(other) }))
    .sort((a, b) => distanceOf(a.differences) - distanceOf(b.differences) || a.other.id - b.other.id)
    .slice(0, similarPerCountry)
    .map(({ other, differences }) => ({ product: other, difference: sentenceOf(topPhrases(differences)) }))
}
