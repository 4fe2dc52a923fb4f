import type { Product } from '../../../src/domain/products/product.ts'

/** The source of a module's export: a record by the products' ids, without those for which `of` has nothing. */
export const byId = (name: string, products: Product[], of: (product: Product) => unknown): string => {
  const entries = products.map((product) => [product.id, of(product)])
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(entries))}`
}
