import { expect, it } from 'vitest'
import { correctQuantity } from '../../../../src/domain/quoteList/quantity.ts'

it.each([
  ['7', 7, null],
  ['1', 1, null],
  ['999', 999, null],
  ['0', 1, 'low'],
  ['-4', 1, 'low'],
  ['1000', 999, 'high'],
  ['១២', 12, null],
  ['１２', 12, null],
  ['๑๒', 12, null],
  ['1e9', 4, 'strange'],
  ['2.5', 4, 'strange'],
  ['2,5', 4, 'strange'],
  ['', 4, 'strange'],
  [' ', 4, 'strange'],
  ['two', 4, 'strange'],
] as const)('a quantity typed as %j becomes %i, for the reason %s', (typed, quantity, reason) => {
  expect(correctQuantity(typed, 4)).toEqual({ quantity, reason })
})
