import { otherFeatures, summaries } from 'virtual:catalogue'
import * as data from 'virtual:figures'
import type { CataloguePlace } from '../../content/categories.ts'
import type { Country } from '../../content/countries.ts'
import type { CatalogueChoice } from '../../domain/routing/cataloguePath.ts'
import { arrange } from './figures/arrange.ts'
import { ChoiceTools } from './figures/ChoiceTools.tsx'
import { type Offer, offerOf } from './figures/offer.ts'
import { filterProducts, toSearchable } from './filterProducts.ts'
import { ProductTable } from './table/ProductTable.tsx'

const searchable = summaries.map((product) => toSearchable(product, otherFeatures[product.id]))

const offers = new Map<string, Offer>()

/** What a list offers by its figures; cached, because it takes 2 ms (51 products) and each key needs it. */
const offerFor = (country: Country, { category, subcategory }: CataloguePlace) => {
  const key = `${country} ${category} ${subcategory}`
  const place = { category, subcategory }
  const offer =
    offers.get(key) ?? offerOf(filterProducts(searchable, { ...place, search: '' }, country), place, data)
  offers.set(key, offer)
  return offer
}

const arrangementOf = (choice: CatalogueChoice, country: Country) =>
  arrange(offerFor(country, choice), filterProducts(searchable, choice, country), choice, data.figures)

/**
 * What needs every product and its figures: search, filters, order and table. It is imported after hydration,
 * since the first view needs only its list. The components come with the data: as `React.lazy` they would
 * suspend once more, and a list shown as a table would be empty until they have come.
 */
export const wholeCatalogue = { arrangementOf, ChoiceTools, ProductTable }
