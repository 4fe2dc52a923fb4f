import fc from 'fast-check'
import { expect } from 'vitest'
import { type ListedProduct } from '../../../src/domain/contract/quoteList.ts'
import { fixtureProducts } from '../site/fixtureProducts.ts'

export const productIds: readonly number[] = fixtureProducts.map(({ id }) => id)

/** Any list that a visitor can make. */
export const anyList: fc.Arbitrary<ListedProduct[]> = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...productIds), quantity: fc.integer({ min: 1, max: 999 }) }),
  { maxLength: 20, selector: ({ id }) => id },
)

/** At most twenty products of ours, each once, with a quantity that the list takes. */
export const expectSound = (products: readonly ListedProduct[]): void => {
  expect(products.length).toBeLessThanOrEqual(20)
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
  for (const product of products) {
    expect(Object.keys(product)).toEqual(['id', 'quantity'])
    expect(productIds).toContain(product.id)
    expect(Number.isInteger(product.quantity) && product.quantity >= 1 && product.quantity <= 999).toBe(true)
  }
}
