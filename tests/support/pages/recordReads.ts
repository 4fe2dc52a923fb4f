import type { ProductSummary } from '../../../src/domain/products/product.ts'

/** A copy of the data that calls `onRead` whenever `key` is read: when the part that shows it is rendered. */
export const watchReads = <Data extends object>(data: Data, key: keyof Data, onRead: () => void): Data =>
  Object.defineProperty({ ...data }, key, {
    get: () => {
      onRead()
      return data[key]
    },
  })

/**
 * Copies of products that add their name to `reads` whenever `key` is read. A card reads the features once
 * each time it is rendered; its button, its box and a row of the table read the name.
 */
export const recordReads = (
  products: readonly ProductSummary[],
  key: 'name' | 'features',
  reads: string[],
): ProductSummary[] => products.map((product) => watchReads(product, key, () => reads.push(product.name)))
