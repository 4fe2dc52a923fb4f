import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productsFolder } from './folders.ts'

/** The part of a product's data that decides its pictures; the site checks the shape of the whole. */
export interface Product {
  readonly id: number
  readonly name: string
  readonly category: string
  readonly subcategory?: string
  readonly model?: string
  readonly specifications: Readonly<Record<string, unknown>>
  readonly videos: readonly { readonly url?: string }[]
}

/** All products of the site, sorted by id. */
export const readProducts = (): Product[] =>
  readdirSync(productsFolder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(productsFolder, name), 'utf8')) as Product)
    .sort((a, b) => a.id - b.id)

/**
 * The short name of a product in file names: its model, with which
 * every name begins (`MC 280 ...` is mc-280).
 */
export const slugOf = ({ name }: Pick<Product, 'name'>): string =>
  name.split(' ').slice(0, 2).join('-').toLowerCase()
