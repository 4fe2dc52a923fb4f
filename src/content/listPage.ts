import type { Country } from './countries.ts'
import type { ProductSummary } from './product.ts'

/** Cards that a list has at first and that come at a time: whole rows in one to four columns. */
export const pageSize = 60

/** What the HTML of an address has of a list. */
export interface ListPage {
  number: number
  products: readonly ProductSummary[]
  /** Of the whole list. */
  counts: Readonly<Record<Country, number>>
  isLast: boolean
}
