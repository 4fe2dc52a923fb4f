import { figuresOf } from '../../../scripts/figures/reading/figuresOf.ts'
import type { Country } from '../../../src/content/countries.ts'
import type { Product } from '../../../src/domain/products/product.ts'
import type { ProductWithFigures } from '../../../src/features/finder/advice/finding.ts'
import {
  find,
  type Finding,
  openingQuestion,
  type QuestionStep,
} from '../../../src/features/finder/advice/nextStep.ts'
import { type Answers, isRequired, questions } from '../../../src/features/finder/answers/answers.ts'
import { fixtureProducts } from '../site/fixtureProducts.ts'

/** Products as the finder has them. */
export const withFigures = (products: readonly Product[]): ProductWithFigures[] =>
  products.map((product) => ({
    id: product.id,
    name: product.name,
    category: product.category,
    ...(product.subcategory !== undefined && { subcategory: product.subcategory }),
    image: null,
    figures: figuresOf(product),
  }))

/** Those of the tests' catalogue. */
export const shippedProducts: readonly ProductWithFigures[] = withFigures(fixtureProducts)

/** Ticking more choices than two at once narrows as two do. */
const pairsOf = (choices: readonly string[]): string[][] =>
  choices.flatMap((one, index) => choices.slice(index + 1).map((other) => [one, other]))

/** The answers that a question takes: each choice, two at once, and none. */
const answersTo = ({ id, choices }: QuestionStep): string[][] => [
  ...choices.map((choice) => [choice]),
  ...(questions[id].takes === 'several' ? pairsOf(choices) : []),
  ...(isRequired(id) ? [] : [[]]),
]

/** All results that the questions lead to in a country. */
export const allFindings = (products: readonly ProductWithFigures[], country: Country): Finding[] => {
  const lead = (given: Answers): Finding[] => {
    const finding = find(products, given, country)
    const step = openingQuestion(given) ?? finding.step
    if (!step) return [finding]
    return answersTo(step).flatMap((answer) => lead({ ...finding.answers, [step.id]: answer }))
  }
  return lead({})
}
