import type { ReadonlyDeep } from '../lib/types.ts'
import type { Country } from './countries.ts'
import { categoryRecords } from './data/categories.ts'
import type { CategoryRecord } from './schema/category.ts'

type Records = (typeof categoryRecords)[number]

export type CategoryId = Records['id']
export type SubcategoryId = Records['subcategories'][number]['id']

export type Unit = 'machine' | NonNullable<CategoryRecord['unit']>

type Subcategory = ReadonlyDeep<CategoryRecord['subcategories'][number]> & { id: SubcategoryId }

interface MenuChild {
  id: SubcategoryId | typeof all
  name: string
}

export interface Category extends ReadonlyDeep<Omit<CategoryRecord, 'subcategories' | 'menu'>> {
  id: CategoryId
  subcategories: readonly Subcategory[]
  menu?: readonly MenuChild[]
}

/** The filter value for every category or subcategory (specification 3). */
export const all = 'all'

export interface CataloguePlace {
  category: CategoryId | typeof all
  subcategory: SubcategoryId | typeof all
}

export const categories: readonly Category[] = categoryRecords

export const categoryIds = categories.map(({ id }) => id)

const subcategories = categories.flatMap((category) => category.subcategories)

export const subcategoryIds = subcategories.map(({ id }) => id)

/** Undefined for `all` and for an unknown id. */
export const findCategory = (id: string | undefined): Category | undefined =>
  categories.find((category) => category.id === id)

/** Undefined for `all`, an unknown id, and a subcategory of another category. */
export const findSubcategory = (
  category: Category | undefined,
  id: string | undefined,
): Subcategory | undefined => category?.subcategories.find((subcategory) => subcategory.id === id)

/** Whether products of a subcategory are listed for a country (specification 4). */
export const isOffered = (id: string | undefined, country: Country): boolean =>
  !subcategories.find((subcategory) => subcategory.id === id)?.notOfferedIn?.includes(country)

export const menuChildren = ({ menu, subcategories }: Category): readonly MenuChild[] => menu ?? subcategories

/** The subcategory's name, or else the category's. */
export const categoryLabel = (category: string, subcategory?: string): string => {
  const found = findCategory(category)
  return findSubcategory(found, subcategory)?.name ?? found?.name ?? category
}

/** The subcategory's unit, or else the category's. */
export const unitIn = (category: string, subcategory?: string): Unit => {
  const found = findCategory(category)
  return findSubcategory(found, subcategory)?.unit ?? found?.unit ?? 'machine'
}
