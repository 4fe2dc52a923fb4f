import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../src/content/product.ts'

export const productsFolder = join(import.meta.dirname, '../src/content/products')

export const productFiles = (folder = productsFolder): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()

export const readProducts = (folder = productsFolder): Product[] =>
  productFiles(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Product)
    .sort((a, b) => a.id - b.id)

/** The model, with which every name begins: `MC 280 Mixed-Value Money Counter` is mc-280. */
export const slugOf = ({ name }: Pick<Product, 'name'>): string =>
  name.split(' ').slice(0, 2).join('-').toLowerCase()
