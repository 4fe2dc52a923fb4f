import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../src/domain/products/product.ts'
import type { Revision } from '../../src/domain/products/revision.ts'
import { productsFolder, readProducts } from '../build/products.ts'
import { hashOf } from '../derivedFiles/sources.ts'

/** By the product's id; `digest` is that of the sheet's rows. */
type Revisions = Readonly<Record<number, Revision & { readonly digest: string }>>

type Sheet = Pick<Product, 'id' | 'specifications'>

/** A sheet whose rows have changed since `recorded` gets the next number, with the date of today. */
export const revise = (sheets: readonly Sheet[], recorded: Revisions, today: string): Revisions =>
  Object.fromEntries(
    sheets.map(({ id, specifications }) => {
      const last = recorded[id]
      const digest = hashOf(JSON.stringify(specifications))
      return [id, last?.digest === digest ? last : { number: (last?.number ?? 0) + 1, date: today, digest }]
    }),
  )

const fileOf = (folder: string): string => join(folder, '../revisions.json')

const recordedIn = (folder: string): string =>
  existsSync(fileOf(folder)) ? readFileSync(fileOf(folder), 'utf8') : '{}'

export const readRevisions = (folder = productsFolder): Revisions =>
  revise(
    readProducts(folder),
    JSON.parse(recordedIn(folder)) as Revisions,
    new Date().toISOString().slice(0, 10),
  )

/** A product with the revision of its sheet. */
export type RevisedProduct = Product & { readonly revision: Revision }

/** The products in a folder, by id. */
export const readRevised = (folder?: string): RevisedProduct[] => {
  const revisions = readRevisions(folder)
  return readProducts(folder).flatMap((product) => {
    const { number, date } = revisions[product.id] ?? {}
    return number === undefined || date === undefined ? [] : { ...product, revision: { number, date } }
  })
}

/** Writes the record anew where it is behind the sheets; returns whether it was. */
export const recordRevisions = (folder = productsFolder): boolean => {
  const text = `${JSON.stringify(readRevisions(folder), null, 2)}\n`
  if (recordedIn(folder) === text) return false
  writeFileSync(fileOf(folder), text)
  return true
}
