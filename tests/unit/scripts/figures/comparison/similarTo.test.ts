import { describe, expect, it } from 'vitest'
import { differencesOf, similarTo } from '../../../../../scripts/figures/comparison/similarTo.ts'
import {
  amountPhrase,
  choicesPhrases,
  sentenceOf,
} from '../../../../../scripts/figures/comparison/wording.ts'
import { families } from '../../../../../scripts/figures/families.ts'
import { type Figures } from '../../../../../src/domain/products/figures/figure.ts'
import readings from '../../../../support/fixtures/readings.json'
import { fixtureProducts, productOf } from '../../../../support/site/fixtureProducts.ts'

const products = fixtureProducts

const similarOf = (id: number) =>
  similarTo(productOf(id), products).map(({ product, difference }) => [product.id, difference])

describe('similar products', () => {
  it.each(readings.similar)(
    'of product $id are the nearest of the family, each with its differences',
    ({ id, products }) => {
      expect(similarOf(id)).toEqual(products)
    },
  )

  it('of a twin begin with the twin, without a difference', () => {
    const twin = { ...productOf(5), id: 500, name: 'MC 281 Twin' }
    expect(similarTo(productOf(5), [...products, twin])[0]).toEqual({
      product: twin,
      difference: 'The same in its main figures.',
    })
  })
})

describe('a difference', () => {
  it('is one of fitness sorting where a sheet gives no other speed of sorting', () => {
    const [own, other] = [
      { speed: 1000, fitnessSpeed: 900 },
      { speed: 800, fitnessSpeed: 800 },
    ]
    const differences = differencesOf(own, other, families['currency-sorter'], [own, other])
    expect(differences.map(({ phrase }) => phrase)).toEqual(['100 notes/min slower by fitness'])
  })

  it('is not stated when a sheet only leaves something out', () => {
    const told = similarOf(7).concat(similarOf(2)).join(' ')
    expect(told).not.toMatch(/double|size|thickness/)
  })

  it('tells of serial numbers like with like: `None` is as good as no row', () => {
    const serials = (...included: string[]) => ({ serials: { included, onRequest: [] } })
    const phrases = (own: Figures, other: Figures) =>
      differencesOf(own, other, families['multi-pocket-sorter'], []).map(({ phrase }) => phrase)
    expect(phrases(serials(), serials('USD'))).toEqual(['reads serial numbers'])
    expect(phrases(serials('USD'), serials())).toEqual(['reads no serial numbers'])
    expect(phrases(serials(), {})).toEqual([])
  })

  it('does not count a currency on request as missing', () => {
    const rules = families['money-counter']
    const currencies = (included: string[], onRequest: string[] = []) => ({
      currency: { included, onRequest },
    })
    const phrasesOf = (own: Figures, other: Figures): string[] =>
      differencesOf(own, other, rules, []).map(({ phrase }) => phrase)
    expect(phrasesOf(currencies(['KHR', 'USD']), currencies(['KHR'], ['USD']))).toEqual([''])
    expect(phrasesOf(currencies(['KHR'], ['USD']), currencies(['KHR', 'USD']))).toEqual([''])
    expect(phrasesOf(currencies(['KHR', 'USD']), currencies(['KHR']))).toEqual(['does not read USD'])
  })

  it('is worded as an amount, a list or a number', () => {
    expect(amountPhrase('pockets', 1, 'pockets')).toBe('one more pocket')
    expect(amountPhrase('pockets', -2, 'pockets')).toBe('two fewer pockets')
    expect(amountPhrase('documentThickness', -0.30000000000000004, 'mm')).toBe(
      'takes documents 0.3 mm thinner',
    )
    expect(amountPhrase('duty', 40_000, 'notes/day')).toBe('built for 40,000 more notes/day')
    const phrases = (id: string, own: string[], other: string[]) => {
      const [added, lost] = [
        other.filter((each) => !own.includes(each)),
        own.filter((each) => !other.includes(each)),
      ]
      return choicesPhrases(id, { own, other, added, lost })
    }
    expect(phrases('currency', ['KHR'], ['KHR', 'VND'])).toEqual(['also reads VND'])
    expect(phrases('detection', ['mg', 'uv', 'ir'], ['mg'])).toEqual(['does not check UV or IR'])
    const [two, seven] = [
      ['A', 'B'],
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    ]
    expect(phrases('currency', two, seven)).toEqual(['reads seven currencies instead of two'])
    expect(phrases('currency', seven, two)).toEqual(['reads two instead of seven currencies'])
    expect(phrases('currency', [], seven), 'a piece counter reads none').toEqual(['reads seven currencies'])
    expect(phrases('currency', two, [])).toEqual(['recognises no currency'])
    expect(phrases('detection', [], ['uv', 'mg'])).toEqual(['checks UV and MG'])
    expect(sentenceOf(['wraps rolls', '4 kg lighter'])).toBe('Wraps rolls. 4 kg lighter.')
  })
})
