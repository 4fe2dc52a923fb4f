import {
  all,
  type CategoryId,
  findCategory,
  findSubcategory,
  type SubcategoryId,
} from '../content/categories.ts'
import { filtersOf } from '../machines/figures/figureFilters.ts'
import { type CatalogueArrangement, parseQuery, toQuery } from './catalogueQuery.ts'
import { paths } from './paths.ts'

export interface CatalogueFilter {
  category: CategoryId | typeof all
  subcategory: SubcategoryId | typeof all
  search: string
}

/** The state that the catalogue's address holds. */
export interface CatalogueChoice extends CatalogueFilter, CatalogueArrangement {}

const isProductId = (segment: string): boolean => /^\d+$/.test(segment)

/** `/products/printers/page/2` is page 2 of `/products/printers`. */
export const parseListPage = (pathname: string): { list: string; page: number } => {
  const [, list = pathname, page = 1] = /^(.+)\/page\/([2-9]|[1-9]\d{1,3})\/*$/.exec(pathname) ?? []
  return { list, page: Number(page) }
}

/** `007` is product 7 (specification 2, specification 10.4). */
export const parseProductPath = (pathname: string): number | undefined => {
  const [products, param = ''] = segmentsOf(pathname)
  return products === 'products' && isProductId(param) ? Number(param) : undefined
}

/** Undefined when the address is not of the catalogue. */
export const parseCataloguePath = (pathname: string, query: string): CatalogueChoice | undefined => {
  const [products, param = all, subcategory = all, ...rest] = segmentsOf(parseListPage(pathname).list)
  if (products !== 'products' || isProductId(param) || rest.length > 0) return undefined
  const category = findCategory(param)
  if (param !== all && !category) return undefined
  const found = findSubcategory(category, subcategory)
  if (subcategory !== all && !found) return undefined
  const place = [category?.id ?? all, found?.id ?? all] as const
  return { category: place[0], subcategory: place[1], ...parseQuery(query, filtersOf(...place)) }
}

export const toCataloguePath = (choice: CatalogueChoice): string =>
  paths.catalogue(choice.category, choice.subcategory) + toQuery(choice)

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter((segment) => segment !== '')
