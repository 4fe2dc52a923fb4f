import { familyOf, type Product, similarPerCountry } from '../../../src/domain/products/product.ts'
import { families } from '../families.ts'
import { figuresOf } from '../reading/figuresOf.ts'
import { differencesOf, rangesOf } from './differences.ts'
import { sentenceOf } from './wording.ts'

const maxDifferences = 3

type Differences = ReturnType<typeof differencesOf>

const distanceOf = (differences: Differences): number => {
  const weights = differences.reduce((sum, { weight }) => sum + weight, 0)
  return weights === 0 ? 0 : differences.reduce((sum, { weight, share }) => sum + weight * share, 0) / weights
}

/** The losses first, then the largest differences by weight; one of each topic. */
const topPhrases = (differences: Differences): string[] => {
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
  const family = familyOf(product)
  const rules = families[family]
  const members = products.filter((other) => familyOf(other) === family)
  const ranges = rangesOf(members.map(figuresOf), rules)
  const own = figuresOf(product)
  const ranked = members
    .filter(({ id }) => id !== product.id)
    .map((other) => ({ other, differences: differencesOf(own, figuresOf(other), rules, ranges) }))
    .sort((a, b) => distanceOf(a.differences) - distanceOf(b.differences) || a.other.id - b.other.id)
  return ranked
    .slice(0, similarPerCountry)
    .map(({ other, differences }) => ({ product: other, difference: sentenceOf(topPhrases(differences)) }))
}
