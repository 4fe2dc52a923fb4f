import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cut, cutWords, numberText, withUnits } from '../../../src/lib/text.ts'
import readings from '../../support/fixtures/readings.json'

it.each(readings.cut)('$text cut at $length', ({ text, length, expected }) =>
  expect(cut(text, length)).toBe(expected),
)

it.each(readings.cutWords)('$text cut between words at $length', ({ text, length, expected }) =>
  expect(cutWords(text, length)).toBe(expected),
)

it('joins a figure and its unit, and nothing else', () => {
  expect(withUnits('270 × 285 mm (W × D), 65 W in use, 3 denominations')).toBe(
    '270\u00a0×\u00a0285\u00a0mm (W\u00a0×\u00a0D), 65\u00a0W in use, 3 denominations',
  )
})

it('writes whole and decimal numbers as the browser does (property)', () => {
  const thousandths = fc.integer({ min: -9e12, max: 9e12 }).map((amount) => amount / 1000)
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), thousandths), (amount) => {
      expect(numberText(amount)).toBe(amount.toLocaleString('en'))
    }),
  )
})
