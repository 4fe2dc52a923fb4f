import fc from 'fast-check'
import { type ListedProduct } from '../../../src/domain/contract/quoteList.ts'
import { fixtureProducts } from '../site/fixtureProducts.ts'

export const productIds: readonly number[] = fixtureProducts.map(({ id }) => id)

/** The list that an address has as `5x2,36x1`. */
export const listOf = (text: string): ListedProduct[] =>
  text.split(',').map((part) => {
    const [id = 0, quantity = 0] = part.split('x').map(Number)
    return { id, quantity }
  })

/** Any list that a visitor can make. */
export const anyList: fc.Arbitrary<ListedProduct[]> = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...productIds), quantity: fc.integer({ min: 1, max: 999 }) }),
  { maxLength: 20, selector: ({ id }) => id },
)
