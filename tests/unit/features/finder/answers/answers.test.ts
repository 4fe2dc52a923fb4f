import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import texts from '../../../../../src/content/texts/finder.json'
import {
  type Answers,
  choicesOf,
  findPath,
  parseAnswers,
  toQuery,
  without,
} from '../../../../../src/features/finder/answers/answers.ts'
import {
  currencies,
  kinds,
  type Subject,
  subjects,
} from '../../../../../src/features/finder/answers/subjects.ts'
import { anyAnswers, shippedProducts } from '../../../../support/pages/finder.ts'

const counting: Answers = { handle: ['notes'], daily: ['8000'], currencies: ['KHR', 'USD'], detect: [] }

describe('the address', () => {
  it('holds the answers, short and readable', () => {
    expect(findPath(counting)).toBe('/find?handle=notes&daily=8000&currencies=KHR,USD&detect=any')
    expect(findPath({})).toBe('/find')
  })

  it('gives the answers back', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(parseAnswers(`?${toQuery(answers)}`)).toEqual(answers)
      }),
    )
  })

  it.each([
    ['', {}],
    ['?daily=8000', {}],
    ['?handle=gold&daily=8000', {}],
    ['?handle=any', {}],
    ['?handle=notes,coins', { handle: ['notes'] }],
    ['?handle=notes&daily=08', { handle: ['notes'] }],
    ['?handle=notes&daily=8,000', { handle: ['notes'] }],
    ['?handle=notes&daily=-5&currencies=XXX', { handle: ['notes'] }],
    ['?handle=notes&daily=99999999&place=floor', { handle: ['notes'] }],
    ['?handle=notes&count=any&detect=any', { handle: ['notes'], detect: [] }],
    ['?handle=notes&currencies=KHR&count=pieces', { handle: ['notes'], count: ['pieces'] }],
    [
      '?handle=notes&detect=uv&currencies=KHR&count=value',
      { handle: ['notes'], count: ['value'], currencies: ['KHR'] },
    ],
    ['?handle=payments&place=any', { handle: ['payments'] }],
    ['?handle=bundles&type=cheques&daily=5', { handle: ['bundles'] }],
    ['?handle=documents&type=pages&daily=5', { handle: ['documents'], type: ['pages'] }],
    [
      '?detect=uv,<script>&currencies=USD&currencies=KHR,usd&daily=any&handle=notes&__proto__=1',
      { handle: ['notes'], daily: [], currencies: ['KHR', 'USD'], detect: ['uv'] },
    ],
  ])('of %j keeps the sound answers', (search, answers) => {
    expect(parseAnswers(search)).toEqual(answers)
  })
})

describe('the questions', () => {
  it('forget with a changed answer what followed from it', () => {
    expect(without(counting, 'handle')).toEqual({})
    expect(without(counting, 'daily')).toEqual({
      handle: ['notes'],
      currencies: ['KHR', 'USD'],
      detect: [],
    })
    expect(without({ handle: ['notes'], daily: [], count: ['value'], currencies: [] }, 'count')).toEqual({
      handle: ['notes'],
      daily: [],
    })
    const cheques = { handle: ['documents'], type: ['cheques'], daily: ['5'] }
    expect(without(cheques, 'type')).toEqual({ handle: ['documents'] })
  })

  it('have a text for every choice', () => {
    expect(Object.keys(texts.handle)).toEqual(Object.keys(kinds))
    expect(Object.keys(texts.type)).toEqual([...kinds.documents, ...kinds.bundles])
    const counted = Object.entries<Subject>(subjects).filter(([, { asks }]) => asks.includes('daily'))
    expect(Object.keys(texts.things)).toEqual(counted.map(([id]) => id))
    expect(Object.keys(texts.place)).toEqual(choicesOf('place', {}))
    expect(Object.keys(texts.count)).toEqual(choicesOf('count', {}))
  })

  it('offer every currency that a product reads', () => {
    const read = shippedProducts.flatMap(({ figures: { currency, coinCurrency } }) =>
      [currency, coinCurrency].flatMap((value) =>
        typeof value === 'object' && 'included' in value ? [...value.included, ...value.onRequest] : [],
      ),
    )
    expect(currencies).toEqual(expect.arrayContaining(read))
  })
})
