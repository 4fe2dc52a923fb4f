import { expect, it } from 'vitest'
import { plainDigits, readLength, separatedNumber, wholeNumber } from '../../../src/lib/digits.ts'

it.each([
  ['១២', '12'],
  ['１２', '12'],
  ['๑๒', '12'],
  ['٤٢', '42'],
  ['९0', '90'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['MC 280 x 2', 'MC 280 x 2'],
])('reads %s as %s', (text, digits) => {
  expect(plainDigits(text)).toBe(digits)
})

it.each([
  ['12', 12],
  [' ១២ ', 12],
  ['１２', 12],
  ['-4', -4],
  ['2,5', Number.NaN],
  ['2.5', Number.NaN],
  ['1e2', Number.NaN],
  ['', Number.NaN],
])('takes %j for the number %d', (typed, number) => {
  expect(wholeNumber(typed)).toBe(number)
})

it.each([
  ['40000', 40_000],
  ['40,000', 40_000],
  ['40.000', 40_000],
  ['40 000', 40_000],
  ['40\u202f000', 40_000],
  ['1’250’000', 1_250_000],
  ['៤០,០០០', 40_000],
  ['40,00', Number.NaN],
  ['4000,000', Number.NaN],
  ['2.5', Number.NaN],
  ['0,500', Number.NaN],
])('takes %j with separated thousands for the number %d', (typed, number) => {
  expect(separatedNumber(typed)).toBe(number)
})

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
