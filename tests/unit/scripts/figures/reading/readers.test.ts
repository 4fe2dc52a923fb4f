import { describe, expect, it } from 'vitest'
import {
  choices,
  currencies,
  currenciesByPieces,
  currencyPairs,
  mentions,
} from '../../../../../scripts/figures/reading/choices.ts'
import { amount, highest, measure, span, total } from '../../../../../scripts/figures/reading/readers.ts'
import { vocabularies } from '../../../../../scripts/figures/reading/vocabularies.ts'
import readings from '../../../../support/fixtures/readings.json'

const included = (...ids: string[]) => ({ included: ids, onRequest: [] })

describe('an amount', () => {
  it.each(readings.amounts)('in $unit of "$text" is $value', ({ unit, text, value }) => {
    expect(amount(unit)([text])).toBe(value)
  })

  it('is the highest where several rows have one', () => {
    expect(highest('coins')(['1,500 coins', '2,000 coins', 'Up to 900 coins'])).toBe(2000)
    expect(highest('coins')(['Fast'])).toBeUndefined()
  })

  it('for several stores is their total', () => {
    const texts = ['4 × 2,500 notes', '4 drums × 2,500 notes', '4 denominations, 2,500 notes each']
    expect(texts.map((text) => total('notes')([text]))).toEqual([10_000, 10_000, 10_000])
    expect(total('notes')(['2,500 notes, sealed'])).toBe(2500)
  })
})

it.each(['3.5–1.0 mm', '103 mm'])('"%s" is no range', (text) => {
  expect(span('mm')([text])).toBeUndefined()
})

it('measures of other sides are not read', () => {
  expect(measure(0)(['190 × 95 × 160 mm (L × W × H)'])).toBeUndefined()
})

describe('currencies', () => {
  const installed = { included: ['KHR', 'USD', 'SGD'], onRequest: ['THB'] }

  it.each([
    'KHR, USD and SGD installed; THB on request',
    'KHR, USD and SGD installed, THB on request',
    'KHR, USD, SGD; THB by calibration set',
    'KHR, USD, SGD; THB and SGD on order',
  ])('of "%s" are two sets', (text) => {
    expect(currencies([text])).toEqual(installed)
  })

  it('of lists and groups are two sets', () => {
    expect(currencies(['KHR, USD and SGD installed', 'THB on request'])).toEqual(installed)
    expect(currencies(['Installed: KHR, USD and SGD', 'On request: THB'])).toEqual(installed)
  })

  it('of pairs are on request, except those of the standard pair', () => {
    expect(currencyPairs(['KHR and USD (standard)', 'SGD and USD'])).toEqual({
      included: ['KHR', 'USD'],
      onRequest: ['SGD'],
    })
  })

  it('that are counted by pieces are read apart', () => {
    const text = 'KHR and USD by value, THB and MYR by pieces; VND on request'
    expect(currencies([text])).toEqual({ included: ['KHR', 'USD'], onRequest: ['VND'] })
    expect(currenciesByPieces([text])).toEqual(included('THB', 'MYR'))
    expect(currencies(['KHR, USD by pieces; UV as each note allows'])).toEqual(included())
    expect(currenciesByPieces(['KHR and USD'])).toBeUndefined()
  })

  it.each(['Any', 'KHR and XQZ', 'khr'])('of "%s" are unreadable', (text) => {
    expect(currencies([text])).toBeUndefined()
  })
})

describe('choices', () => {
  it('may be mentioned among other things', () => {
    expect(mentions(vocabularies.detection)(['Half notes', 'Double notes'])).toEqual(included('doubles'))
    expect(mentions(vocabularies.detection)(['Half notes'])).toBeUndefined()
  })

  it.each([[['UV', 'Smell']], [['']], [[]]])('of %o are unreadable', (texts) => {
    expect(choices(vocabularies.detection)(texts)).toBeUndefined()
  })
})
