import { otherFeatures, summaries } from 'virtual:catalogue'
import * as data from 'virtual:figures'
import type { CataloguePlace } from '../../content/categories.ts'
import type { Country } from '../../content/countries.ts'
import type { CatalogueSelection } from './cataloguePath.ts'
import { filterProducts, toSearchable } from './filterProducts.ts'
import { ActiveFilters } from './filters/ActiveFilters.tsx'
import { arrange } from './filters/arrange.ts'
import { CatalogueTools } from './filters/CatalogueTools.tsx'
import { type Facets, facetsOf } from './filters/facets.ts'
import { Filters } from './filters/Filters.tsx'
import { ProductTable } from './table/ProductTable.tsx'

const searchable = summaries.map((product) => toSearchable(product, otherFeatures[product.id]))

const facetsByPlace = new Map<string, Facets>()

/** What a list offers by its figures; cached, because it takes 2 ms (51 products) and each key needs it. */
const facetsFor = (country: Country, { category, subcategory }: CataloguePlace) => {
  const key = `${country} ${category} ${subcategory}`
  const place = { category, subcategory }
  const facets =
    facetsByPlace.get(key) ??
    facetsOf(filterProducts(searchable, { ...place, search: '' }, country), place, data)
  facetsByPlace.set(key, facets)
  return facets
}

const arrangementOf = (selection: CatalogueSelection, country: Country) =>
  arrange(
    facetsFor(country, selection),
    filterProducts(searchable, selection, country),
    selection,
    data.figures,
  )

/**
 * What needs every product and its figures: search, filters, order and table. It is imported after hydration,
 * since the first view needs only its list. The components come with the data: as `React.lazy` they would
 * suspend once more, and a list shown as a table would be empty until they have come.
 */
export const wholeCatalogue = { arrangementOf, Filters, CatalogueTools, ActiveFilters, ProductTable }
