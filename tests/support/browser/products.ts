import type { Product } from '../../../src/machines/product.ts'
import { fixtureProducts } from '../fixtureProducts.ts'

export const products = fixtureProducts

export const productOf = (id: number): Product => {
  const product = products.find((candidate) => candidate.id === id)
  if (!product) throw new Error(`no product ${id}`)
  return product
}
