import { expect, it } from 'vitest'
import { readLength } from '../../../../src/domain/products/length.ts'

it.each([
  ['300', 300],
  [' 300 mm ', 300],
  ['1,400mm', 1400],
  ['1.400', 1400],
  ['30 cm', 300],
  ['30.5CM', 305],
  ['30,5 cm', 305],
  ['0.3 m', 300],
  ['1.05m', 1050],
  ['៣០ cm', 300],
  ['99999', 99_999],
])('reads %j as %d mm', (typed, length) => {
  expect(readLength(typed)).toBe(length)
})

it.each(['', '0', '0 m', '-5', '1.5', '100000', '100 m', '1,400 cm', '0.0005 m', '30 inches', 'cm', '3 0'])(
  'does not read %j',
  (typed) => {
    expect(readLength(typed)).toBeNaN()
  },
)
