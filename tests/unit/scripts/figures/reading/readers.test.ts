import { describe, expect, it } from 'vitest'
import {
  choices,
  currencies,
  currenciesByPieces,
  currencyPairs,
  mentions,
} from '../../../../../scripts/figures/reading/choices.ts'
import {
  amount,
  highest,
  measure,
  most,
  span,
  total,
} from '../../../../../scripts/figures/reading/readers.ts'
import { vocabularies } from '../../../../../scripts/figures/reading/vocabularies.ts'
import readings from '../../../../support/fixtures/readings.json'

const speed = '1,000 notes/min by value, 800 notes/min with serial numbers'

const included = (...ids: string[]) => ({ included: ids, onRequest: [] })

describe('an amount', () => {
  it.each(readings.amounts)('in $unit of "$text" is $value', ({ unit, text, value }) => {
    expect(amount(unit)([text])).toBe(value)
  })

  it('is the first one in a clause that says so', () => {
    expect(amount('notes/min', /serial/)([speed])).toBe(800)
    expect(amount('notes/min', /piece/)([speed])).toBeUndefined()
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

describe('a range', () => {
  it.each([
    ['mm', '3.5–1.0 mm', undefined],
    ['mm', '103 mm', undefined],
  ])('in %s of "%s" is %o', (unit, text, value) => {
    expect(span(unit)([text])).toEqual(value)
  })

  it.each([
    ['Up to 2.2 mm, step at the fold up to 1.4 mm', 2.2],
    ['Thin', undefined],
  ])('"%s" ends at %s', (text, value) => {
    expect(most('mm')([text])).toBe(value)
  })
})

it('measures are width, depth and height in this order', () => {
  const text = '1,038 × 396 × 725 mm (W × D × H, folded)'
  expect(([0, 1, 2] as const).map((index) => measure(index)([text]))).toEqual([1038, 396, 725])
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
  it('are the words that each text names', () => {
    expect(choices(vocabularies.detection)(['Two CIS, UV and IR', 'MG, ink'])).toEqual(
      included('image', 'uv', 'ir', 'mg'),
    )
    expect(choices(vocabularies.interfaces)(['Ethernet, 4G modem (option), 4 × USB'])).toEqual({
      included: ['ethernet', 'usb'],
      onRequest: ['4g'],
    })
    expect(choices(vocabularies.detection)(['None'])).toEqual(included())
  })

  it('may be mentioned among other things', () => {
    expect(mentions(vocabularies.detection)(['Half notes', 'Double notes'])).toEqual(included('doubles'))
    expect(mentions(vocabularies.detection)(['Half notes'])).toBeUndefined()
  })

  it.each([[['UV', 'Smell']], [['']], [[]]])('of %o are unreadable', (texts) => {
    expect(choices(vocabularies.detection)(texts)).toBeUndefined()
  })
})
