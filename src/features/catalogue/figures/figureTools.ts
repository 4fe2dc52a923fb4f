import * as data from 'virtual:figures'
import type { ProductSummary } from '../../../machines/product.ts'
import type { CatalogueChoice } from '../../../routing/cataloguePath.ts'
import { arrange } from './arrange.ts'
import { ChoiceTools } from './ChoiceTools.tsx'
import { type Offer, offerOf } from './offer.ts'
import { ProductTable } from './ProductTable.tsx'

/** Filters, order and table with the figures of all machines: one download, after hydration. */
export const figureTools = {
  /** `inPlace` are the products that a country is offered in a place. */
  offerOf: (inPlace: readonly ProductSummary[], place: Pick<CatalogueChoice, 'category' | 'subcategory'>) =>
    offerOf(inPlace, place, data),
  /** `matching` are the products of the place with the searched text. */
  arrange: (offer: Offer, matching: readonly ProductSummary[], choice: CatalogueChoice) =>
    arrange(offer, matching, choice, data.figures),
  ChoiceTools,
  ProductTable,
}
