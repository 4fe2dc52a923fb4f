import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../src/domain/machines/product.ts'

export const productsFolder = join(import.meta.dirname, '../../src/content/products')

/** The names of the product files in a folder, sorted. */
export const productFiles = (folder = productsFolder): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()

/** The products in a folder, by id. The check of content has checked their shape. */
export const readProducts = (folder = productsFolder): Product[] =>
  productFiles(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Product)
    .sort((a, b) => a.id - b.id)
