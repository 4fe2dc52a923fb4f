import { expect, it } from 'vitest'
import { productLine } from '../../../../src/domain/products/productLines.ts'
import { quantityText, totalText } from '../../../../src/domain/products/quantityText.ts'
import { listOf } from '../../../support/pages/quoteLists.ts'

const [counter, scanner, tape] = [5, 41, 52]

it.each([
  [counter, 1, '1 machine'],
  [counter, 12, '12 machines'],
  [scanner, 2, '2 devices'],
  [tape, 1, '1 roll'],
  [tape, 12, '12 rolls: 1 carton of 12'],
  [tape, 30, '30 rolls: 2 cartons of 12 and 6 rolls'],
  [999_999, 3, '3 machines'],
])('product %i: %i is %s', (id, quantity, text) => {
  expect(quantityText({ id, quantity })).toBe(text)
})

it('a list is summed by what its products are counted in', () => {
  expect(totalText(listOf('5x2,36x1,52x24'))).toBe('3 machines and 24 rolls')
})

it('the line of a request says that tape is counted in rolls', () => {
  const names = { [counter]: 'MC 280', [tape]: 'BT 20' }
  expect(productLine({ id: tape, quantity: 12 }, names)).toBe('12 x BT 20 (No 052), in rolls')
  expect(productLine({ id: counter, quantity: 2 }, names)).toBe('2 x MC 280 (No 005)')
})
