import { countries } from '../../src/content/countries.ts'
import {
  featureLength,
  type ListPage,
  pageSize,
  type Product,
  type ProductSummary,
} from '../../src/domain/machines/product.ts'
import { type CatalogueFilter, parseCataloguePath } from '../../src/domain/routing/cataloguePath.ts'
import { cataloguePaths, listPagePath } from '../../src/domain/routing/paths.ts'
import {
  filterProducts,
  type SearchableProduct,
  toSearchable,
} from '../../src/features/catalogue/filterProducts.ts'
import { cut } from '../../src/lib/text.ts'
import { toSummary } from './cards.ts'

/** Cut as a card cuts them. */
const toCard = (product: Product): ProductSummary => {
  const summary = toSummary(product)
  return { ...summary, features: summary.features.map((feature) => cut(feature, featureLength)) }
}

/** A page of a list, which has the products of every country; undefined after the last page. */
const toListPage = (
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
  const { category, subcategory } = filter
  return {
    category,
    subcategory,
    number,
    products: list.slice(start, end),
    counts: Object.fromEntries(
      foundBy.map(({ country, found: { length } }) => [country, length]),
    ) as ListPage['counts'],
    isLast: end >= list.length,
  }
}

/** Every page of every list of the catalogue, by its address. */
export const catalogueLists = (products: readonly Product[]): Map<string, ListPage> => {
  const searchable = products.map((product) => toSearchable(toCard(product)))
  const pages = new Map<string, ListPage>()
  for (const path of cataloguePaths) {
    const filter = parseCataloguePath(path, '')
    if (!filter) throw new Error(`${path} is no address of the catalogue`)
    for (let number = 1, isLast = false; !isLast; number += 1) {
      const page = toListPage(searchable, filter, number)
      if (page) pages.set(listPagePath(path, number), page)
      isLast = page?.isLast ?? true
    }
  }
  return pages
}
