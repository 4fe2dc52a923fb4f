import type { ListedProduct } from '../../../domain/contract/quoteList.ts'
import { isQuantity } from '../../../domain/quoteList/quantity.ts'
import { joinRows } from './joinRows.ts'
import { isCount } from './lead.ts'
import { tokensOf } from './lineTokens.ts'
import { meaningAmong, type PreparedLine, prepareLine } from './prepareLine.ts'
import type { ProductFinder } from './productFinder.ts'
import { type Row, rowsOf } from './rows.ts'
import { roleOf } from './vocabulary.ts'

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

/** `Dear team, please quote:` */
const isGreeting = (line: string): boolean => tokensOf(line).every(({ text }) => roleOf(text) === 'filler')

/** Reads without guessing. A line that can mean several products or quantities is ambiguous. */
const readMeaning = (meaning: PreparedLine['whole'], row: Row, isOffered: IsOffered): ReadLine => {
  const { text } = row
  if (row.line === undefined || (!meaning && isGreeting(row.line))) return { text, kind: 'heading' }
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

const quantityFirst =
  /^(?:and )?(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?[x×*])? +\p{L}/iu

/** The items of a sentence, as `2 x MC 280, 1 x VC 520`: each begins with its quantity, and none is said twice. */
const itemsOf = (line: string): string[] => {
  const items = line.split(/[,;] +/).map((item) => item.trim().replace(/[.,;]$/, ''))
  const isList =
    new Set(items).size > 1 &&
    new Set(items).size === items.length &&
    !/[()\t]/.test(line) &&
    items.every((item) => quantityFirst.test(item))
  return isList ? items.map((item) => item.replace(/^and /i, '')) : [line]
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
  const rows = rowsOf(text.split('\n').flatMap(itemsOf).join('\n'))
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
