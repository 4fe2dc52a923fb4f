import { all, type CataloguePlace, categories } from '../../../src/content/categories.ts'

/** Every list of the catalogue. */
export const places: readonly CataloguePlace[] = [
  { category: all, subcategory: all },
  ...categories.flatMap(({ id, subcategories }) => [
    { category: id, subcategory: all } as const,
    ...subcategories.map((subcategory) => ({ category: id, subcategory: subcategory.id })),
  ]),
]
