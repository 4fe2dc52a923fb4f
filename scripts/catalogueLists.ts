import type { ListPage } from '../src/content/listPage.ts'
import { featureLength, type Product, type ProductSummary, toSummary } from '../src/content/product.ts'
import { toSearchable } from '../src/features/catalogue/filterProducts.ts'
import { toListPage } from '../src/features/catalogue/toListPage.ts'
import { cut } from '../src/lib/text.ts'
import { parseCataloguePath } from '../src/routing/cataloguePath.ts'
import { cataloguePaths, listPagePath } from '../src/routing/paths.ts'

/** Cut as a card cuts them. */
const toCard = (product: Product): ProductSummary => {
  const summary = toSummary(product)
  return { ...summary, features: summary.features.map((feature) => cut(feature, featureLength)) }
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
