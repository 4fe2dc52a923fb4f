import type { ProductSummary } from '../../../src/domain/machines/product.ts'

/**
 * Copies of products that add their name to `reads` whenever `key` is read. A card reads the features once
 * each time it is rendered; its button, its box and a row of the table read the name.
 */
export const recordReads = (
  products: readonly ProductSummary[],
  key: 'name' | 'features',
  reads: string[],
): ProductSummary[] =>
  products.map((product) =>
    Object.defineProperty({ ...product }, key, {
      get: () => {
        reads.push(product.name)
        return product[key]
      },
    }),
  )
