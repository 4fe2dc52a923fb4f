import { describe, expect, it } from 'vitest'
import texts from '../../../../../src/content/texts/finder.json'
import {
  type Answers,
  findPath,
  givenIds,
  parseAnswers,
  questions,
  without,
} from '../../../../../src/features/finder/answers/answers.ts'
import { kinds, type Task, tasks } from '../../../../../src/features/finder/answers/tasks.ts'
import finder from '../../../../support/fixtures/finder.json'
import { shippedProducts } from '../../../../support/pages/finder.ts'

const counting: Answers = { handle: ['notes'], type: ['value'], daily: ['8000'], currencies: ['KHR', 'USD'] }

describe('the address', () => {
  it('holds the answers, short and readable', () => {
    expect(findPath(counting)).toBe('/find?handle=notes&type=value&daily=8000&currencies=KHR,USD')
    expect(findPath({})).toBe('/find')
  })

  it.each(finder.answers)('of $search keeps the sound answers', ({ search, answers }) => {
    expect(parseAnswers(search)).toEqual(answers)
  })
})

describe('the questions', () => {
  it('forget with a changed answer what followed from it', () => {
    expect(without(counting, 'handle')).toEqual({})
    expect(without(counting, 'daily')).toEqual({
      handle: ['notes'],
      type: ['value'],
      currencies: ['KHR', 'USD'],
    })
    expect(without(counting, 'type')).toEqual({ handle: ['notes'], daily: ['8000'] })
    const fitting: Answers = { ...counting, fits: ['600xx'] }
    expect(without(fitting, 'fits')).toEqual(counting)
    expect(without(fitting, 'handle')).toEqual({ fits: ['600xx'] })
    expect(givenIds(fitting).at(-1)).toBe('fits')
  })

  it('have a text for every choice', () => {
    expect(Object.keys(texts.handle)).toEqual(Object.keys(kinds))
    expect(Object.keys(texts.type)).toEqual(Object.keys(tasks))
    const ofKinds = Object.values(kinds).flatMap((kind): readonly string[] => kind.tasks)
    expect(ofKinds.toSorted()).toEqual(Object.keys(tasks).sort())
    expect(Object.keys(texts.place)).toEqual(questions.place.choices)
    const ofAmounts = Object.entries(kinds).flatMap(([id, kind]) => {
      const own = kind.tasks.filter((task) => (tasks[task] as Task).asks.includes('daily'))
      const first: readonly string[] = kind.first
      return first.includes('daily') || id === 'deposits' ? [id] : own
    })
    expect(Object.keys(texts.things)).toEqual(ofAmounts)
  })

  it('offer every currency that a product reads', () => {
    const read = shippedProducts.flatMap(({ figures: { currency, coinCurrency } }) =>
      [currency, coinCurrency].flatMap((value) =>
        typeof value === 'object' && 'included' in value ? [...value.included, ...value.onRequest] : [],
      ),
    )
    expect(questions.currencies.choices).toEqual(expect.arrayContaining(read))
  })
})
