import { expect, it } from 'vitest'
import { readProducts } from '../../../../scripts/build/products.ts'
import { seedFolder } from '../../../support/seedFolder.ts'

it('a product file that is not JSON is named, with the place of its fault', () => {
  const folder = seedFolder({ '05-mc-280.json': '{ "id": 5 }', '06-mc-320.json': '{ "id": 6, "name" }' })
  expect(() => readProducts(folder)).toThrow(/06-mc-320\.json: .* at position 18/)
})
