import { expect, it } from 'vitest'
import { plainDigits } from '../../../src/lib/digits.ts'

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
