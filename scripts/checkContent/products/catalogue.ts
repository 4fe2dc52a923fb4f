import { categories } from '../../../src/content/categories.ts'
import { bestSellerIds } from '../../../src/domain/machines/product.ts'
import { type Fault } from '../contentFile.ts'

export interface Entry {
  path: string
  id: number | undefined
  category: unknown
  subcategory: unknown
}

const catalogue = 'src/content/products'

const duplicateIds = (entries: readonly Entry[]): Fault[] =>
  entries.flatMap(({ path, id }, index) => {
    const first = entries.findIndex((other) => other.id === id)
    if (id === undefined || first === index) return []
    const advice = `is the id of ${entries[first]?.path ?? ''} too; give one of the two a free number`
    return [{ file: path, field: 'id', value: id, advice }]
  })

const missingBestSellers = (entries: readonly Entry[]): Fault[] =>
  bestSellerIds
    .filter((wanted) => !entries.some(({ id }) => id === wanted))
    .map((wanted) => ({
      file: catalogue,
      field: 'id',
      value: wanted,
      advice:
        'is a best seller of the home page, but no product has it; restore the product or change ' +
        'bestSellerIds',
    }))

const leastProducts = 3

const thinPlaces = (entries: readonly Entry[]): Fault[] => {
  const places = categories.flatMap(({ id: category, subcategories }) => [
    { field: 'category', value: category, found: entries.filter((entry) => entry.category === category) },
    ...subcategories.map(({ id }) => ({
      field: 'subcategory',
      value: id,
      found: entries.filter((entry) => entry.category === category && entry.subcategory === id),
    })),
  ])
  return places
    .filter(({ found }) => found.length < leastProducts)
    .map(({ field, value, found }) => ({
      file: catalogue,
      field,
      value,
      advice:
        `has ${found.length} products, fewer than ${leastProducts}; ` +
        'add products or remove it from src/content/data/categories.ts',
    }))
}

/** Rules between products: ids, best sellers, filled categories (specification 10.2). */
export const catalogueFaults = (entries: readonly Entry[]): Fault[] => [
  ...duplicateIds(entries),
  ...missingBestSellers(entries),
  ...thinPlaces(entries),
]
