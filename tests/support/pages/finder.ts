import fc from 'fast-check'
import { figuresOf } from '../../../scripts/figures/reading/figuresOf.ts'
import type { ProductWithFigures } from '../../../src/features/finder/advice/match.ts'
import {
  type Answers,
  choicesOf,
  maxDaily,
  questionsFor,
} from '../../../src/features/finder/answers/answers.ts'
import { countings, currencies, kinds } from '../../../src/features/finder/answers/subjects.ts'
import { fixtureProducts } from '../site/fixtureProducts.ts'

/** The products of the catalogue with their figures. */
export const shippedProducts: readonly ProductWithFigures[] = fixtureProducts.map((product) => ({
  id: product.id,
  name: product.name,
  category: product.category,
  ...(product.subcategory !== undefined && { subcategory: product.subcategory }),
  image: null,
  figures: figuresOf(product),
}))

const amount = fc.oneof(fc.integer({ min: 1, max: 600_000 }), fc.integer({ min: 1, max: maxDaily }))

const anyChoices = fc.record({
  handle: fc.constantFrom(...Object.keys(kinds)).map((kind) => [kind]),
  type: fc.constantFrom('passbooks', 'cheques', 'pages', 'packets', 'bricks').map((type) => [type]),
  daily: fc.option(amount).map((daily) => (daily === null ? [] : [String(daily)])),
  count: fc.constantFrom(...countings).map((count) => [count]),
  currencies: fc.subarray([...currencies]),
  place: fc.constantFrom(...choicesOf('place', {})).map((place) => [place]),
  detect: fc.subarray([...choicesOf('detect', {})]),
})

/** Answers as the questions allow them, one after another, up to any of them. */
export const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(fc.integer({ min: 0, max: 4 }), anyChoices, fc.boolean())
  .map(([steps, choices, asksCount]) => {
    let answers: Answers = {}
    for (let step = 0; step < steps; step += 1) {
      // Pieces or value is not asked where it makes no difference.
      const asked = questionsFor(answers).filter((id) => asksCount || id !== 'count')
      const id = asked.find((own) => answers[own] === undefined)
      if (id === undefined) break
      const isSound = id !== 'type' || choicesOf(id, answers).includes(choices.type[0] ?? '')
      if (!isSound) break
      answers = { ...answers, [id]: choices[id] }
    }
    return answers
  })

/** Answers to all questions. */
export const completeAnswers = anyAnswers.filter((answers) =>
  questionsFor(answers).every((id) => answers[id] !== undefined),
)
