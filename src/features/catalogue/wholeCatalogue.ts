import { otherFeatures, summaries } from 'virtual:catalogue'
import * as data from 'virtual:figures'
import { arrange } from './figures/arrange.ts'
import { ChoiceTools } from './figures/ChoiceTools.tsx'
import { offerOf } from './figures/offer.ts'
import { ProductTable } from './figures/ProductTable.tsx'
import { toSearchable } from './filterProducts.ts'

/**
 * Every product with its figures, and what needs them: filters, order and table. It is imported after
 * hydration, since the first view needs its list page alone. The components come with the data: as
 * `React.lazy` they would suspend once more, and a list shown as a table would be empty until they have come.
 */
export const wholeCatalogue = {
  /** The same objects for every list, so that no card is rendered again. */
  products: summaries.map((product) => toSearchable(product, otherFeatures[product.id])),
  data,
  offerOf,
  arrange,
  ChoiceTools,
  ProductTable,
}
