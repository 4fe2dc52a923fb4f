import { join } from 'node:path'
import { readProducts } from '../../../scripts/build/products.ts'
import type { Product } from '../../../src/domain/products/product.ts'

/**
 * The catalogue that tests run on: frozen sheets, so that no change of the shipped content breaks a test.
 * They are more than twenty, because a quote list is full with twenty.
 */
export const fixtureFolder = join(import.meta.dirname, '../fixtures/content/products')

/** The media of product 5, which unit and page tests take; in a browser products have the shipped ones. */
export const fixturePublic = join(import.meta.dirname, '../fixtures/public')

export const fixtureProducts = readProducts(fixtureFolder)

/** Throws where the catalogue has no such product. */
export const productOf = (id: number): Product => {
  const product = fixtureProducts.find((candidate) => candidate.id === id)
  if (!product) throw new Error(`no product ${id}`)
  return product
}

export const nameOf = (id: number): string => productOf(id).name
