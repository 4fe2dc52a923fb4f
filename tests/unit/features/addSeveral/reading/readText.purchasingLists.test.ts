import { describe, expect, it } from 'vitest'
import { makeProductFinder } from '../../../../../src/features/addSeveral/reading/productFinder.ts'
import {
  optionKey,
  type ReadLine,
  readText,
} from '../../../../../src/features/addSeveral/reading/readText.ts'
import lists from '../../../../support/fixtures/purchasingLists.json'
import { fixtureProducts } from '../../../../support/site/fixtureProducts.ts'

const finder = makeProductFinder(fixtureProducts)
const everywhere = (text: string, wasCounted = false) => readText(text, finder, () => true, wasCounted)

const shortOf = (found: ReadLine): string => {
  if (found.kind === 'understood') return optionKey(found.product)
  return found.kind === 'ambiguous' ? `ask ${found.options.map(optionKey).join(' or ')}` : found.kind
}

describe('a list of a purchasing person', () => {
  /** `5x2` for what is understood, `ask 5x2 or 5x3` for a choice, else the kind. */
  const outcomes = (text: string): string => everywhere(text).lines.map(shortOf).join(', ')

  it.each(Object.entries(lists.clear))('has %j, which is %s', (text, product) => {
    expect(outcomes(text)).toBe(product)
  })

  it.each(Object.entries(lists.open))('has %j, which is not guessed: %s', (text, outcome) => {
    expect(outcomes(text)).toBe(outcome)
  })

  it.each(Object.entries(lists.whole))('is %j, which is %s', (text, expected) => {
    expect(outcomes(text)).toBe(expected)
  })

  it.each(['\uf0b7', '\uf0a7', ...'o ▪ ● ➢ ☐ ✓ ‣ ◦ • – \u2212 § ü > → ✔\ufe0f 1. a) ①'.split(' '), '[ ]'])(
    'may have %j before an entry',
    (bullet) => {
      expect(outcomes(`${bullet} 2 x MC 280`)).toBe('5x2')
      expect(outcomes(`${bullet}\tMC 280`)).toBe('5x1')
    },
  )

  it.each('\u200e \u202a \u202c \u200b \u00ad \ufeff'.split(' '))('may have %j anywhere', (sign) => {
    expect(outcomes(`${sign}MC${sign} 280${sign} x ${sign}2`)).toBe('5x2')
  })

  it('whose lines were counted is not read otherwise when the first lines are added', () => {
    const rest = '2 VC 450\n3 BS 4'
    expect(everywhere(`1 MC 280\n${rest}`).isCounted).toBe(true)
    expect(everywhere(rest, true).lines.map(shortOf)).toEqual(['ask 7x1 or 7x2', 'ask 36x1 or 36x3'])
  })
})
