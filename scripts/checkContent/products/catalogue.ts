import { categories } from '../../../src/content/categories.ts'
import { bestSellerIds } from '../../../src/domain/products/product.ts'
import { type Fault, fieldsOf, type ParsedFile } from '../files/contentFile.ts'

export interface Entry {
  path: string
  id: number | undefined
  /** The beginning of a name, such as `MC 280`. Sheets name fitting machines by it. */
  machine: string | undefined
  model: unknown
  description: unknown
  pdf: unknown
  category: unknown
  subcategory: unknown
}

const catalogue = 'src/content/products'
const categoriesFile = 'src/content/data/categories.ts'

/** The values that no two products may share, each with its field and the remedy. */
const unique = [
  { key: 'id', field: 'id', what: 'the id', remedy: 'give one of the two a free number' },
  { key: 'machine', field: 'name', what: 'the model', remedy: 'give one of the two another' },
  { key: 'model', field: 'model', what: 'the 3D model', remedy: 'leave out that of another machine' },
  { key: 'description', field: 'description', what: 'the description', remedy: 'write one of its own' },
  { key: 'pdf', field: 'pdf', what: 'the spec sheet', remedy: 'each needs its own; write another address' },
] as const

const duplicates = (entries: readonly Entry[]): Fault[] =>
  unique.flatMap(({ key, field, what, remedy }) =>
    entries.flatMap((entry, index) => {
      const value = entry[key]
      const first = entries.findIndex((other) => other[key] === value)
      if (value === undefined || first === index) return []
      const advice = `is ${what} of ${entries[first]?.path ?? ''} too; ${remedy}`
      return [{ file: entry.path, field, value, advice }]
    }),
  )

const missingBestSellers = (entries: readonly Entry[]): Fault[] =>
  bestSellerIds
    .filter((wanted) => !entries.some(({ id }) => id === wanted))
    .map((wanted) => ({
      file: catalogue,
      field: 'id',
      value: wanted,
      advice:
        'is a best seller of the home page, but no product has it; restore the product, or name another in ' +
        'bestSellerIds of src/domain/products/product.ts',
    }))

const placesOf = (products: readonly Pick<Entry, 'category' | 'subcategory'>[]) =>
  categories
    .flatMap(({ id, subcategories }) => [
      { field: 'category' as const, value: id },
      ...subcategories.map((subcategory) => ({ field: 'subcategory' as const, value: subcategory.id })),
    ])
    .map((place) => ({
      ...place,
      count: products.filter((product) => product[place.field] === place.value).length,
    }))

const emptyPlaces = (entries: readonly Entry[]): Fault[] =>
  placesOf(entries)
    .filter(({ count }) => count === 0)
    .map(({ field, value }) => ({
      file: catalogue,
      field,
      value,
      advice: `has no products; add one or remove it from ${categoriesFile}`,
    }))

const leastProducts = 3

/** Warns of a category or subcategory with so few products that its page looks empty (specification 10.2). */
export const thinPlaces = (files: readonly ParsedFile[]): string[] =>
  placesOf(files.map(fieldsOf).map(({ category, subcategory }) => ({ category, subcategory })))
    .filter(({ count }) => count < leastProducts)
    .map(
      ({ field, value, count }) =>
        `The ${field} ${value} has fewer than ${leastProducts} products (${count}); add some to ${catalogue}, ` +
        `or remove it from ${categoriesFile}.`,
    )

/** Rules between products: what is unique, best sellers, filled categories (specification 10.2). */
export const catalogueFaults = (entries: readonly Entry[]): Fault[] => [
  ...duplicates(entries),
  ...missingBestSellers(entries),
  ...emptyPlaces(entries),
]
