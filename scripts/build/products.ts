import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../src/domain/machines/product.ts'

export const productsFolder = join(import.meta.dirname, '../../src/content/products')

export const productFiles = (folder = productsFolder): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()

export const readProducts = (folder = productsFolder): Product[] =>
  productFiles(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Product)
    .sort((a, b) => a.id - b.id)
