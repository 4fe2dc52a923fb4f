import { all, findCategory, findSubcategory } from '../../content/categories.ts'
import type { CatalogueFilter } from './catalogueSlice.ts'

/** Characters of a search text: servers refuse endless addresses. */
export const searchLimit = 200

const isProductId = (segment: string): boolean => /^\d+$/.test(segment)

/** The id of the product that an address shows; `007` is product 7 (spec section 2, design section 8.4). */
export const parseProductPath = (pathname: string): number | undefined => {
  const [products, param = ''] = segmentsOf(pathname)
  return products === 'products' && isProductId(param) ? Number(param) : undefined
}

/** The filter that an address stands for; undefined when it is not an address of the catalogue. */
export const parseCataloguePath = (pathname: string, search: string): CatalogueFilter | undefined => {
  const [products, param = all, subcategory = all, ...rest] = segmentsOf(pathname)
  if (products !== 'products' || isProductId(param) || rest.length > 0) return undefined
  const category = findCategory(param)
  if (param !== all && !category) return undefined
  if (subcategory !== all && !findSubcategory(category, subcategory)) return undefined
  return {
    category: param,
    subcategory,
    search: (new URLSearchParams(search).get('q') ?? '').slice(0, searchLimit),
  }
}

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter((segment) => segment !== '')
