import { countries } from '../../src/content/countries.ts'
import {
  type CatalogueList,
  featureLength,
  type Product,
  type ProductSummary,
} from '../../src/domain/products/product.ts'
import { parseCataloguePath } from '../../src/domain/routing/cataloguePath.ts'
import { cataloguePaths } from '../../src/domain/routing/paths.ts'
import { filterProducts, toSearchable } from '../../src/features/catalogue/filterProducts.ts'
import { cut } from '../../src/lib/text.ts'
import { toSummary } from './cards.ts'

const toCard = (product: Product): ProductSummary => {
  const summary = toSummary(product)
  return { ...summary, features: summary.features.map((feature) => cut(feature, featureLength)) }
}

export const catalogueLists = (products: readonly Product[]): Map<string, CatalogueList> => {
  const searchable = products.map((product) => toSearchable(toCard(product)))
  return new Map(
    cataloguePaths.map((path) => {
      const filter = parseCataloguePath(path, '')
      if (!filter) throw new Error(`${path} is no address of the catalogue`)
      const { category, subcategory } = filter
      const found = new Set(countries.flatMap((country) => filterProducts(searchable, filter, country)))
      const list = searchable.flatMap(({ product }) => (found.has(product) ? product : []))
      return [path, { category, subcategory, products: list }]
    }),
  )
}
