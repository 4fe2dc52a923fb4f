import { expect, it } from 'vitest'
import {
  maskAmounts,
  readNumber,
  readQuantities,
} from '../../../../../src/features/comply/reading/quantities.ts'

it.each([
  ['1000', [1000]],
  ['1,000', [1000, 1]],
  ['1.000', [1000, 1]],
  ['1 000', [1000]],
  ["1'000", [1000]],
  ['12,5', [12.5]],
  ['12.5', [12.5]],
  ['1.234,5', [1234.5]],
  ['1,234.5', [1234.5]],
  ['1,000,000', [1_000_000]],
  ['1.2.3', []],
  ['000,51', []],
])('%s may be %j in a tender', (text, values) => {
  expect(readNumber(text, false)).toEqual(values)
})

it('takes the comma of a sheet for thousands', () => {
  expect(readNumber('1,200', true)).toEqual([1200])
})

it.each([
  ['900 notes per minute', 'perMinute', 900],
  ['15 bills/s', 'perMinute', 900],
  ['54,000 pcs/hour', 'perMinute', 900],
  ['28 cm', 'length', 280],
  ['2 kw', 'power', 2000],
  ['2 years', 'months', 24],
  ['104 °f', 'celsius', 40],
])('%s', (text, dimension, value) => {
  const [quantity] = readQuantities(maskAmounts(text)).quantities
  expect(quantity?.to.dimension).toBe(dimension)
  expect(quantity?.to.values[0]).toBeCloseTo(value)
})

it.each([
  ['5 - 40 °c', [5, 40]],
  ['between 5 and 40 °c', [5, 40]],
  ['-5 to +40 °c', [-5, 40]],
  ['230 v ± 10 %', [207, 253]],
])('%s is a span', (text, [from, to]) => {
  const { quantities } = readQuantities(maskAmounts(text))
  expect(quantities).toHaveLength(1)
  expect([quantities[0]?.from.values[0], quantities[0]?.to.values[0]]).toEqual([from, to])
})

it('a number in a word is no amount', () => {
  expect(maskAmounts('rs-232 and 802.1x').amounts).toEqual([])
})
