import { describe, expect, it } from 'vitest'
import type { Country } from '../../../../../src/content/countries.ts'
import { choose } from '../../../../../src/features/finder/advice/merits.ts'
import { find, openingQuestion } from '../../../../../src/features/finder/advice/nextStep.ts'
import { parseAnswers } from '../../../../../src/features/finder/answers/answers.ts'
import { shippedProducts } from '../../../../support/pages/finder.ts'

const found = (search: string, country: Country = 'Cambodia') =>
  find(shippedProducts, parseAnswers(search), country)
const step = (search: string, country?: Country) => found(search, country).step
const fitting = (search: string, country?: Country) => found(search, country).fitting.map(({ id }) => id)
const shown = (search: string) => {
  const finding = found(search)
  return choose(finding.fitting, finding.answers).map(({ id }) => id)
}

describe('the questions', () => {
  it('begin with what is handled, and offer only what products differ in', () => {
    expect(openingQuestion({})).toMatchObject({ id: 'handle', number: 1 })
    expect(step('handle=notes')).toMatchObject({ id: 'daily', number: 2, most: 6 })
    expect(step('handle=notes')?.found?.([])).toHaveLength(12)
    expect(step('handle=notes')?.found?.(['250000'])).toHaveLength(1)
    expect(step('handle=notes&daily=40000')?.choices).toEqual(['pieces', 'value', 'mixed', 'sort', 'pockets'])
    expect(step('handle=notes&daily=130000')?.choices).toEqual(['pieces', 'sort', 'pockets'])
    const { found, ...pockets } = step('handle=notes&daily=40000&type=pockets') ?? {}
    expect(pockets).toEqual({ id: 'pockets', number: 4, most: 6, choices: ['6', '8'] })
    expect(found?.([])).toHaveLength(3)
    expect(step('handle=notes&daily=40000&type=pockets&pockets=8'), 'one is left').toBeUndefined()
    expect(step('handle=notes&daily=any&type=value')).toMatchObject({ id: 'currencies', number: 4 })
    expect(step('handle=documents&type=pages')).toBeUndefined()
    expect(step('handle=coins'), 'nothing is offered').toBeUndefined()
    expect(step('handle=coins', 'Singapore')).toMatchObject({ id: 'daily' })
  })

  it('take the only task that is left as answered', () => {
    expect(found('handle=notes&daily=250000').answers.type).toEqual(['pockets'])
    expect(found('handle=notes&daily=900000').answers.type, 'nothing fits').toBeUndefined()
  })
})

describe('what fits', () => {
  it.each([
    ['handle=notes&daily=40000&type=sort', [9, 14]],
    ['handle=notes&daily=40000&type=pockets&pockets=6', [16, 37]],
    ['handle=notes&daily=40000&type=value', [5, 6, 7, 8]],
    ['handle=notes&daily=8000&type=value&currencies=GBP', [7]],
    ['handle=notes&daily=40000&type=pockets&currencies=KHR,THB', [16, 37]],
    ['handle=notes&type=pieces&fits=300x300x200', [2, 4]],
    ['handle=payments&type=self&place=floor', [34]],
    ['handle=payments&type=self&place=counter', []],
    ['handle=bundles&type=bricks', [51]],
    ['handle=coins&type=sortCoins', []],
  ])('%s: %j', (search, ids) => {
    expect(fitting(search)).toEqual(ids)
  })

  it('is shown by the lightest, the fastest and the nearest amount, the least amount first', () => {
    expect(shown('handle=notes&daily=40000&type=value')).toEqual([5, 7, 6])
    expect(shown('handle=notes&daily=8000&type=pieces')).toEqual([2, 4, 6])
  })
})
