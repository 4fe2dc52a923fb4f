import { expect, it } from 'vitest'
import { plainDigits, separatedNumber, wholeNumber } from '../../../src/lib/digits.ts'

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
