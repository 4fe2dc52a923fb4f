import { otherFeatures, summaries } from 'virtual:catalogue'
import * as data from 'virtual:figures'
import type { CataloguePlace } from '../../content/categories.ts'
import type { Country } from '../../content/countries.ts'
import type { CatalogueSelection } from '../../domain/routing/cataloguePath.ts'
import { filterProducts, toSearchable } from './filterProducts.ts'
import { ActiveFilters } from './filters/ActiveFilters.tsx'
import { arrange } from './filters/arrange.ts'
import { CatalogueTools } from './filters/CatalogueTools.tsx'
import { type Facets, facetsOf } from './filters/facets.ts'
import { Filters } from './filters/Filters.tsx'
import { noteOf } from './filters/filterWords.ts'
import { Suggestions } from './suggestions/Suggestions.tsx'
import { ProductTable } from './table/ProductTable.tsx'

const searchable = summaries.map((product) => toSearchable(product, otherFeatures[product.id]))

const facetsByPlace = new Map<string, Facets>()

/** The facets of a list. Cached, because they take 2 ms (51 products) and every key needs them. */
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
 * Search, filters, order and table, which need every product and its figures. They load after hydration,
 * since the first view needs only its list. The components come with the data, because as `React.lazy` they
 * would suspend once more, and leave a table empty until they have loaded.
 */
export const wholeCatalogue = {
  arrangementOf,
  noteOf,
  products: summaries,
  Filters,
  CatalogueTools,
  ActiveFilters,
  ProductTable,
  Suggestions,
}
