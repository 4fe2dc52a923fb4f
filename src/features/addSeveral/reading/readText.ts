import type { ListedProduct } from '../../../domain/contract/quoteList.ts'
import { isQuantity } from '../../../domain/quoteList/quantity.ts'
import { isCount } from './lead.ts'
import { isDigits, maxLineLength, tokensOf } from './lineTokens.ts'
import { isCourtesy, mailLines } from './mailLines.ts'
import { meaningAmong, type PreparedLine, prepareLine } from './prepareLine.ts'
import type { ProductFinder } from './productFinder.ts'
import { type Row, rowsOf } from './rows.ts'
import { roleOf } from './vocabulary.ts'

export const maxLines = 200

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

interface PreparedRow {
  row: Row
  prepared: PreparedLine
}

/** Matches `Qty: 2` and `2`, which stand under a product in a copied document. */
const isQuantityOnly = ({ row: { line = '' }, prepared: { whole } }: PreparedRow): boolean => {
  if (whole) return false
  const words = tokensOf(line).map(({ text }) => text)
  return (
    words.some(isDigits) && words.every((word) => isDigits(word) || /unit|label/.test(roleOf(word) ?? ''))
  )
}

const lacksQuantity = ({ prepared: { whole } }: PreparedRow): boolean =>
  whole !== undefined && whole !== 'several' && whole.quantities.length === 0

/** Joins products with the quantities in the lines below them. Unless all have one, none of them is sure. */
const joinRows = (
  rows: readonly PreparedRow[],
  prepare: (row: Row) => PreparedRow,
): readonly PreparedRow[] => {
  if (!rows.some(isQuantityOnly)) return rows
  const fits = rows.every((row, index) => {
    const [last, next] = [rows[index - 1], rows[index + 1]]
    if (isQuantityOnly(row)) return last !== undefined && lacksQuantity(last)
    return !lacksQuantity(row) || (next !== undefined && isQuantityOnly(next))
  })
  return rows.flatMap((one, index) => {
    const { row, prepared } = one
    const { whole } = prepared
    if (fits && isQuantityOnly(one)) return []
    if (whole === undefined || whole === 'several' || !lacksQuantity(one)) return one
    const next = rows[index + 1]?.row
    if (!fits || !next) return { row, prepared: { whole: { ...whole, isSure: false } } }
    return prepare({
      ...row,
      text: `${row.text}\n${next.text}`,
      line: `${row.line ?? ''} \t ${next.line ?? ''}`,
    })
  })
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
