import type { ListedProduct } from '../../../domain/contract/quoteList.ts'
import { isQuantity } from '../../../domain/quoteList/quantity.ts'
import { isCount, meaningAmong, type PreparedLine, prepareLine } from './countedLines.ts'
import { isCourtesy, mailLines } from './mailLines.ts'
import { maxLineLength } from './plainLine.ts'
import type { ProductFinder } from './productFinder.ts'
import { type Row, rowsOf } from './rows.ts'
import { label, unit } from './vocabulary.ts'

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
const kindOf = (meaning: PreparedLine['whole'], row: Row, isOffered: IsOffered): ReadLine => {
  const { text, line, lacksQuantity } = row
  if (line === undefined || (!meaning && isCourtesy(line))) return { text, kind: 'heading' }
  if (meaning === 'several') return { text, kind: 'several' }
  if (!meaning || meaning.ids.length > maxOptions) return { text, kind: 'unknown' }
  const offered = meaning.ids.filter(isOffered)
  const [other = 0] = meaning.ids
  if (offered.length === 0) return { text, kind: 'elsewhere', id: other }
  if ((lacksQuantity || meaning.isBlank) && !meaning.isMarked) return { text, kind: 'blank' }
  const quantities = meaning.quantities.length > 0 ? meaning.quantities : [1]
  const options = offered.flatMap((id) => quantities.filter(isQuantity).map((quantity) => ({ id, quantity })))
  const [first] = options
  if (!first || options.length > maxOptions) return { text, kind: 'quantity' }
  if (meaning.isSure && !lacksQuantity) return { text, kind: 'understood', product: first }
  return { text, kind: 'ambiguous', options, ...(meaning.isOtherSize && { isOtherSize: true }) }
}

interface PreparedRow extends PreparedLine {
  row: Row
}

const prepare = (row: Row, finder: ProductFinder): PreparedRow => ({
  row,
  ...prepareLine(row.text.length <= maxLineLength ? (row.line ?? '') : '', finder),
})

const quantityAlone = new RegExp(`^(?:${label})?[\\s.:=]*\\d+\\s*(?:${unit})?$`, 'u')

const lacksQuantity = (row: PreparedRow | undefined): boolean =>
  typeof row?.whole === 'object' && row.whole.quantities.length === 0

/** Joins products with the quantities in the lines below them. Unless all have one, none of them is sure. */
const joinQuantities = (rows: readonly Row[], finder: ProductFinder): PreparedRow[] => {
  const read = rows.map((row) => prepare(row, finder))
  const isAlone = rows.map(({ line = '' }) => quantityAlone.test(line))
  if (!isAlone.includes(true)) return read
  const fits = read.every((each, at) =>
    isAlone[at] ? lacksQuantity(read[at - 1]) : !lacksQuantity(each) || isAlone[at + 1],
  )
  return read.flatMap((each, at) => {
    const { row, whole } = each
    const next = rows[at + 1]
    if (fits && isAlone[at]) return []
    if (typeof whole !== 'object' || !lacksQuantity(each)) return each
    if (!fits || !next) return { row, whole: { ...whole, isSure: false } }
    const [text, line] = [`${row.text}\n${next.text}`, `${row.line ?? ''} \t qty ${next.line ?? ''}`]
    return prepare({ ...row, text, line }, finder)
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
  const read = joinQuantities(rows.slice(0, maxLines), finder)
  const isCounted = wasCounted || isCount(read.flatMap(({ lead }) => lead ?? []))
  return {
    lines: read.map((each) => kindOf(meaningAmong(each, isCounted), each.row, isOffered)),
    rest: rows.slice(maxLines).map((row) => row.text),
    isCounted,
  }
}
