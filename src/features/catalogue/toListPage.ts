import { countries } from '../../content/countries.ts'
import { type ListPage, pageSize } from '../../content/listPage.ts'
import type { CatalogueFilter } from '../../routing/cataloguePath.ts'
import { filterProducts, type SearchableProduct } from './filterProducts.ts'

/** A page counts the products of all countries; undefined after the last. */
export const toListPage = (
  products: readonly SearchableProduct[],
  filter: CatalogueFilter,
  number: number,
): ListPage | undefined => {
  const foundBy = countries.map((country) => ({ country, found: filterProducts(products, filter, country) }))
  const found = new Set(foundBy.flatMap((entry) => entry.found))
  const list = products.flatMap(({ product }) => (found.has(product) ? product : []))
  const end = number * pageSize
  const start = end - pageSize
  if (start > 0 && start >= list.length) return undefined
  return {
    number,
    products: list.slice(start, end),
    counts: Object.fromEntries(
      foundBy.map(({ country, found: { length } }) => [country, length]),
    ) as ListPage['counts'],
    isLast: end >= list.length,
  }
}
