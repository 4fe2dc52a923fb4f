import type { ListedProduct } from '../../../domain/contract/quoteList.ts'
import { isQuantity } from '../../../domain/quoteList/quantity.ts'
import { isCourtesy, mailLines } from '../mailLines.ts'
import { joinRows } from './joinRows.ts'
import { isCount } from './lead.ts'
import { meaningAmong, type PreparedLine, prepareLine } from './prepareLine.ts'
import type { ProductFinder } from './productFinder.ts'
import { type Row, rowsOf } from './rows.ts'

export const maxLines = 200

/** In UTF-16 code units; a longer line is not read. */
export const maxLineLength = 1000

/** A line that may mean more products than this is not understood. */
const maxOptions = 20

export type ReadLine = { text: string } & (
  | { kind: 'understood'; product: ListedProduct }
  /** With `isOtherSize` the options have every word of the line, but not its size. */
  | { kind: 'ambiguous'; options: readonly ListedProduct[]; isOtherSize?: boolean }
  /** We know the product, or the first of several, but another country's office supplies it. */
  | { kind: 'elsewhere'; id: number }
  /** A row of titles or of sums, or a greeting, which names no product. */
  | { kind: 'heading' }
  | { kind: 'quantity' }
  /** The table has quantities, and this row has none. */
  | { kind: 'blank' }
  | { kind: 'several' }
  | { kind: 'unknown' }
)

/** For example `5x2`. An index would not do, because the options depend on the country. */
export const optionKey = ({ id, quantity }: ListedProduct): string => `${id}x${quantity}`

type IsOffered = (id: number) => boolean

/** Reads without guessing. A line that can mean several products or quantities is ambiguous. */
const readMeaning = (meaning: PreparedLine['whole'], row: Row, isOffered: IsOffered): ReadLine => {
  const { text } = row
  if (row.line === undefined || (!meaning && isCourtesy(row.line))) return { text, kind: 'heading' }
  if (meaning === 'several') return { text, kind: 'several' }
  if (!meaning || meaning.ids.length > maxOptions) return { text, kind: 'unknown' }
  const offered = meaning.ids.filter(isOffered)
  const [other = 0] = meaning.ids
  if (offered.length === 0) return { text, kind: 'elsewhere', id: other }
  if (row.lacksQuantity && !meaning.isMarked) return { text, kind: 'blank' }
  const quantities = [...new Set(meaning.quantities.length > 0 ? meaning.quantities : [1])]
  const options = offered.flatMap((id) => quantities.filter(isQuantity).map((quantity) => ({ id, quantity })))
  const [first] = options
  if (!first || options.length > maxOptions) return { text, kind: 'quantity' }
  const isSure = meaning.isSure && !row.lacksQuantity && quantities.length === 1
  if (isSure) return { text, kind: 'understood', product: first }
  return { text, kind: 'ambiguous', options, ...(meaning.isOtherSize && { isOtherSize: true }) }
}

export interface ReadText {
  lines: ReadLine[]
  /** The lines after the first 200. */
  rest: string[]
  /** Whether numbers before the lines may count them. */
  isCounted: boolean
}

/**
 * Reads a text with one product on each line or row, or several in a sentence; skips empty lines. `wasCounted` is for
 * the rest of a text whose numbers counted its lines, and which no longer begin with 1.
 */
export const readText = (
  text: string,
  finder: ProductFinder,
  isOffered: IsOffered,
  wasCounted = false,
): ReadText => {
  const rows = rowsOf(mailLines(text, finder).join('\n'))
  const prepare = (row: Row) => {
    const isRead = row.line !== undefined && row.text.length <= maxLineLength
    return { row, prepared: isRead ? prepareLine(row.line ?? '', finder) : { whole: undefined } }
  }
  const read = joinRows(rows.slice(0, maxLines).map(prepare), prepare)
  const isCounted = wasCounted || isCount(read.flatMap(({ prepared }) => prepared.lead ?? []))
  return {
    lines: read.map(({ row, prepared }) => readMeaning(meaningAmong(prepared, isCounted), row, isOffered)),
    rest: rows.slice(maxLines).map((row) => row.text),
    isCounted,
  }
}
