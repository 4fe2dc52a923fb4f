import fc from 'fast-check'
import { figuresOf } from '../../../scripts/figures/reading/figuresOf.ts'
import type { Machine } from '../../../src/features/finder/advice/match.ts'
import {
  type Answers,
  choicesOf,
  maxDaily,
  questionsFor,
} from '../../../src/features/finder/answers/answers.ts'
import { countings, currencies, kinds } from '../../../src/features/finder/answers/subjects.ts'
import { fixtureProducts } from '../site/fixtureProducts.ts'

/** The machines of the catalogue with their figures. */
export const shippedMachines: readonly Machine[] = fixtureProducts.map((product) => ({
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

const figure = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined })

const choices = (ids: readonly string[]) =>
  fc.option(
    fc.record({ included: fc.subarray([...ids]), onRequest: fc.subarray([...ids]) }).map((value) => ({
      included: value.included,
      onRequest: value.onRequest.filter((id) => !value.included.includes(id)),
    })),
    { nil: undefined },
  )

const anyFigures = fc.record({
  duty: figure(700_000),
  updates: figure(2000),
  brickDuty: figure(2000),
  speed: figure(2000),
  bricks: figure(200),
  weight: figure(200),
  width: figure(1000),
  height: figure(1600),
  documentThickness: figure(5),
  counting: choices(countings),
  currency: choices(currencies),
  passed: choices(currencies),
  coinCurrency: choices(currencies),
  detection: choices(choicesOf('detect', {})),
})

/** Of any kind and any figures, as no checker would let them pass. */
export const anyMachines: fc.Arbitrary<Machine[]> = fc.array(
  fc
    .tuple(fc.integer(), fc.constantFrom(...shippedMachines), anyFigures)
    .map(([id, { category, subcategory }, figures]) => ({
      id,
      name: '',
      image: null,
      category,
      ...(subcategory !== undefined && { subcategory }),
      figures: Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)),
    })),
)
