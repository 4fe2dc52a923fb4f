import fc from 'fast-check'
import { type ListedProduct } from '../../../src/domain/contract/quoteList.ts'
import { fixtureProducts } from '../site/fixtureProducts.ts'

export const productIds: readonly number[] = fixtureProducts.map(({ id }) => id)

/** Any list that a visitor can make. */
export const anyList: fc.Arbitrary<ListedProduct[]> = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...productIds), quantity: fc.integer({ min: 1, max: 999 }) }),
  { maxLength: 20, selector: ({ id }) => id },
)
