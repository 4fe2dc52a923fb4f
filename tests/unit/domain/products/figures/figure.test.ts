import { expect, it } from 'vitest'
import { filterValue } from '../../../../../src/domain/products/figures/figure.ts'

const notes = { included: ['KHR', 'SGD'], onRequest: ['THB', 'MYR'] }
const coins = { included: ['SGD', 'MYR'], onRequest: ['EUR', 'THB'] }

it('of currencies are those of notes and coins together', () => {
  expect(filterValue('currency', { currency: notes, coinCurrency: coins })).toEqual({
    included: ['KHR', 'SGD', 'MYR'],
    onRequest: ['THB', 'EUR'],
  })
  expect(filterValue('currency', { currency: notes })).toBe(notes)
  expect(filterValue('currency', { coinCurrency: coins })).toBe(coins)
})
