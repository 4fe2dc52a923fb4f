import * as data from 'virtual:figures'
import { filtersOf } from '../../content/figureFilters.ts'
import type { FigureColumn } from '../../content/figures/figure.ts'
import type { ProductSummary } from '../../content/product.ts'
import type { CatalogueChoice } from '../../routing/cataloguePath.ts'
import type { FigureFilters } from '../../routing/catalogueQuery.ts'
import { columnsFor } from './columnsFor.ts'
import type { FigureData } from './figureData.ts'
import { countsOf, narrowProducts } from './narrowProducts.ts'
import { knownFilters, type OfferedFilter, offeredFilters } from './offeredFilters.ts'
import { type Order, orderProducts, parseOrder } from './orderProducts.ts'

export interface Arrangement {
  found: ProductSummary[]
  filters: readonly OfferedFilter[]
  /** What of the choice applies to the list. */
  asked: FigureFilters
  columns: readonly FigureColumn[]
  order: Order | undefined
  figures: FigureData['figures']
  counts: (filter: OfferedFilter) => readonly number[]
}

type Offer = Pick<Arrangement, 'filters' | 'columns'>

/** What a place offers, whatever is searched there; `inPlace` are the products of a category and country. */
export const offerOf = (
  inPlace: readonly ProductSummary[],
  { category, subcategory }: Pick<CatalogueChoice, 'category' | 'subcategory'>,
): Offer => ({
  filters: offeredFilters(inPlace, filtersOf(category, subcategory), data),
  columns: columnsFor(inPlace, { subcategory }, data),
})

/** `matching` are the products of the place with the searched text. */
export const arrange = (
  { filters, columns }: Offer,
  matching: readonly ProductSummary[],
  choice: CatalogueChoice,
): Arrangement => {
  const { figures } = data
  const asked = knownFilters(choice.figures, filters)
  const amounts = columns.filter(({ kind }) => kind === 'amount').map(({ id }) => id)
  const order = parseOrder(choice.order, amounts)
  const narrowed = narrowProducts(matching, asked, figures)
  return {
    found: order ? orderProducts(narrowed, order, figures) : narrowed,
    filters,
    asked,
    columns,
    order,
    figures,
    counts: (filter) => countsOf(filter, matching, asked, figures),
  }
}
