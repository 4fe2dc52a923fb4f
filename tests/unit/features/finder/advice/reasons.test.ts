import { describe, expect, it } from 'vitest'
import type { Country } from '../../../../../src/content/countries.ts'
import { nextQuestion, openingQuestion } from '../../../../../src/features/finder/advice/nextStep.ts'
import { noneHas, reasonsFor } from '../../../../../src/features/finder/advice/reasons.ts'
import { findProducts } from '../../../../../src/features/finder/advice/score.ts'
import { type Answers, parseAnswers } from '../../../../../src/features/finder/answers/answers.ts'
import { durationText, foundMessage } from '../../../../../src/features/finder/answers/answerText.ts'
import { shippedProducts } from '../../../../support/pages/finder.ts'

const productOf = (id: number) => {
  const found = shippedProducts.find((product) => product.id === id)
  if (!found) throw new Error(`No machine ${String(id)}`)
  return found
}

const reasonsOf = (id: number, search: string) => reasonsFor(productOf(id), parseAnswers(search))

describe('reasons', () => {
  it('are told as a buyer asks', () => {
    expect(reasonsOf(5, 'handle=notes&daily=8000&currencies=KHR,USD,THB&detect=uv,mg')).toEqual({
      reasons: [
        'Takes your 8,000 notes in 8 minutes at 1,000 a minute',
        'Built for up to 80,000 notes a day',
        'Reads KHR, USD and THB',
        'Detection has UV and MG',
      ],
      lacks: [],
    })
    expect(reasonsOf(51, 'handle=bundles&type=bricks&daily=500').reasons[0]).toBe(
      'Takes your 500 bricks in 3 hours and 20 minutes at 150 an hour',
    )
  })

  it('come with what a product lacks, as plainly', () => {
    expect(reasonsOf(36, 'handle=notes&daily=900000&currencies=KHR,THB,PHP&detect=uv,size')).toEqual({
      reasons: ['Reads KHR', 'Detection has UV'],
      lacks: [
        'Built for 200,000 notes a day, fewer than your 900,000 notes',
        'Reads THB on request only',
        'Does not read PHP',
        'Its data sheet names no Size under detection',
      ],
    })
    expect(reasonsOf(21, 'handle=coins&daily=any&currencies=SGD,KHR&place=table')).toEqual({
      reasons: ['Built for up to 200,000 coins a day', 'Counts SGD coins'],
      lacks: ['Counts no KHR coins', 'Too large for a table: 94 kg, 864 mm wide, 1,094 mm high'],
    })
  })

  it('tell the duty that is just reached, and join what is lacking by "or"', () => {
    expect(reasonsOf(5, 'handle=notes&daily=80000').lacks).toEqual([])
    expect(reasonsOf(24, 'handle=payments&currencies=PHP,JPY&place=any').lacks).toEqual([
      expect.stringMatching(/^Takes no (PHP or JPY|JPY or PHP) notes$/),
    ])
  })

  it('tell reading, counting by value and letting through apart', () => {
    expect(reasonsOf(4, 'handle=notes&daily=8000&currencies=KHR,GBP&detect=uv')).toEqual({
      reasons: [
        'Takes your 8,000 notes in 14 minutes at 600 a minute',
        'Built for up to 40,000 notes a day',
        'Detection has UV',
      ],
      lacks: ['Counts KHR by pieces only', 'Does not read GBP'],
    })
    expect(reasonsOf(4, 'handle=notes&count=value').lacks).toEqual(['Counts pieces only, not the value'])
    expect(reasonsOf(5, 'handle=notes&count=value&currencies=KHR').reasons).toEqual([
      'Built for up to 80,000 notes a day',
      'Counts by value',
      'Reads KHR',
    ])
    expect(reasonsOf(5, 'handle=notes&daily=6000&count=pieces').reasons).toEqual([
      'Takes your 6,000 notes in 5 minutes at 1,200 a minute',
      'Built for up to 80,000 notes a day',
      'Counts pieces',
    ])
    expect(reasonsOf(24, 'handle=payments&currencies=KHR,THB,PHP&place=any')).toEqual({
      reasons: ['Takes KHR notes'],
      lacks: ['Takes THB notes on request only', 'Takes no PHP notes'],
    })
  })

  it('tell what a product for documents does, and what stands on the floor', () => {
    expect(reasonsOf(47, 'handle=documents&type=passbooks&daily=any').reasons).toEqual([
      'Prints documents up to 3 mm thick',
    ])
    expect(reasonsOf(41, 'handle=documents&type=pages').reasons).toEqual(['Takes pictures at about 270 dpi'])
    expect(reasonsOf(45, 'handle=documents&type=cheques&daily=any').reasons).toEqual([
      'Built for up to 300 cheques a day',
      'Prints the MICR fonts E-13B, CMC-7',
    ])
    expect(reasonsOf(34, 'handle=payments&place=floor').reasons).toEqual([
      'High enough to stand on the floor: 1,420 mm',
    ])
    expect(reasonsOf(24, 'handle=payments&place=floor')).toEqual({
      reasons: [],
      lacks: ['Too low to stand on the floor: 386 mm'],
    })
  })
})

it('what no product has is said', () => {
  const said = (search: string) => {
    const answers = parseAnswers(search)
    return noneHas(findProducts(shippedProducts, answers, 'Cambodia').possible, answers, 'Cambodia')
  }
  expect(said('handle=deposits&daily=any&currencies=USD,JPY,KRW')).toEqual([
    'We offer no machine for this in Cambodia that reads JPY or KRW. These come nearest.',
  ])
  expect(said('handle=payments&currencies=GBP,THB')).toEqual([
    'We offer no machine for this in Cambodia that takes GBP notes. These come nearest.',
  ])
  expect(said('handle=notes&daily=8000&currencies=JPY&detect=any')).toEqual([])
})

describe('the next question', () => {
  const next = (answers: Answers, country: Country) =>
    openingQuestion(answers) ?? nextQuestion(answers, findProducts(shippedProducts, answers, country))

  it('offers what is left of the products: each answer narrows it', () => {
    const step = (search: string) => next(parseAnswers(search), 'Cambodia')
    expect(step('')).toMatchObject({ id: 'handle', number: 1 })
    expect(step('handle=notes')).toMatchObject({ id: 'daily', number: 2, fitting: 12 })
    expect(step('handle=notes&daily=8000')).toEqual({
      id: 'count',
      number: 3,
      choices: ['pieces', 'value'],
      fitting: 12,
    })
    expect(step('handle=notes&daily=8000&count=value')).toMatchObject({ id: 'currencies', number: 4 })
    expect(step('handle=notes&daily=8000&count=pieces')).toMatchObject({ id: 'detect', number: 4 })
    expect(step('handle=notes&count=value&currencies=KHR')).toMatchObject({ id: 'daily', number: 2 })
    expect(step('handle=notes&daily=8000&currencies=any&detect=any'), 'four are answered').toBeUndefined()
    expect(step('handle=notes&daily=200000'), 'all that are left count value').toEqual({
      id: 'currencies',
      number: 3,
      choices: ['KHR', 'USD', 'SGD', 'THB', 'VND', 'MYR', 'EUR', 'CNY', 'HKD'],
      fitting: 4,
    })
    expect(step('handle=notes&daily=8000&currencies=GBP')).toEqual({
      id: 'detect',
      number: 4,
      choices: ['uv', 'mg', 'ir', 'image'],
      fitting: 1,
    })
    expect(step('handle=documents&type=pages')).toBeUndefined()
    expect(step('handle=coins'), 'nothing is offered').toBeUndefined()
  })

  it('leads to a place where a product stands', () => {
    const surfaces = (search: string) => next(parseAnswers(search), 'Cambodia')?.choices
    expect(surfaces('handle=payments&currencies=any')).toEqual(['counter', 'table', 'floor'])
    expect(surfaces('handle=payments&currencies=KHR')).toEqual(['counter', 'table'])
  })
})

describe('the message to the office', () => {
  it('has the answers', () => {
    expect(foundMessage('?list=5x1&handle=notes&daily=8000&currencies=KHR,USD,THB&detect=any')).toBe(
      'I looked for a machine with these answers.\n' +
        'Handled: Notes\nA day: 8,000 notes\nCurrencies: KHR, USD and THB\nDetection: No preference',
    )
    expect(foundMessage('?list=5x1')).toBe('')
  })
})

it.each([
  [0.1, '1 minute'],
  [8.01, '9 minutes'],
  [90, '90 minutes'],
  [91, '1 hour and 31 minutes'],
  [120, '2 hours'],
])('%d minutes are %s', (minutes, text) => expect(durationText(minutes)).toBe(text))
