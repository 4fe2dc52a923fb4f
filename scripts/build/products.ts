import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../src/domain/products/product.ts'

export const productsFolder = join(import.meta.dirname, '../../src/content/products')

/** An error names the file, because `npm run dev` reads files that nobody has checked yet. */
const readProduct = (file: string): Product => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Product
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** The products in a folder, by id. The check of content has checked their shape. */
export const readProducts = (folder = productsFolder): Product[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readProduct(join(folder, name)))
    .sort((a, b) => a.id - b.id)
