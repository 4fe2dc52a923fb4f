import type { ListedProduct } from '../../../domain/contract/quoteList.ts'
import type { RejectReason } from '../../../domain/quoteList/mergeProducts.ts'
import { isQuantity } from '../../../domain/quoteList/quantity.ts'
import { areCounts, type CountedLine, meaningAmong, readCounted } from './countedLines.ts'
import { isCourtesy, mailLines } from './mailLines.ts'
import type { ProductFinder } from './productFinder.ts'
import type { Meaning } from './readLine.ts'
import { type Row, rowsOf } from './rows.ts'
import { label, unit } from './vocabulary.ts'

export const maxLines = 200

/** A line that may mean more products than this is not understood. */
const maxOptions = 20

/** Why a line cannot be added; `elsewhere` is the product that another country's office supplies. */
export type Reason = 'unknown' | 'several' | 'quantity' | 'blank' | RejectReason | { elsewhere: number }

type Outcome =
  | { kind: 'understood'; product: ListedProduct }
  /** With `isOtherSize` the options have every word of the line, but not its size. */
  | { kind: 'ambiguous'; options: readonly ListedProduct[]; isOtherSize: boolean }
  | { kind: 'left'; reason: Reason }
  /** A row of titles or of sums, or a greeting, which names no product. */
  | { kind: 'heading' }

export type ReadLine = { text: string } & Outcome

/** For example `5x2`. An index would not do, because the options depend on the country. */
export const optionKey = ({ id, quantity }: ListedProduct): string => `${id}x${quantity}`

type IsOffered = (id: number) => boolean

/** Never guesses: a line that can mean several products or quantities is ambiguous. */
const outcomeOf = ({ ids, isSure, isBlank, ...meaning }: Meaning, isOffered: IsOffered): Outcome => {
  const left = (reason: Reason): Outcome => ({ kind: 'left', reason })
  if (ids.length > maxOptions) return left('unknown')
  const offered = ids.filter(isOffered)
  if (offered.length === 0) return left({ elsewhere: ids[0] ?? 0 })
  if (isBlank) return left('blank')
  const quantities = meaning.quantities.length > 0 ? meaning.quantities : [1]
  const options = offered.flatMap((id) => quantities.filter(isQuantity).map((quantity) => ({ id, quantity })))
  const [first] = options
  if (!first || options.length > maxOptions) return left('quantity')
  if (isSure) return { kind: 'understood', product: first }
  return { kind: 'ambiguous', options, isOtherSize: meaning.isOtherSize ?? false }
}

type ReadRow = CountedLine & { row: Row }

const quantityAlone = new RegExp(`^(?:${label})?[\\s.:=]*\\d+\\s*(?:${unit})?$`, 'u')

const lacksQuantity = (row: ReadRow | undefined): boolean =>
  typeof row?.whole === 'object' && row.whole.quantities.length === 0

/** Joins products with the quantities in the rows below them. Unless all have one, none of them is sure. */
const readRows = (rows: readonly Row[], finder: ProductFinder): ReadRow[] => {
  const readRow = (row: Row): ReadRow => ({ row, ...readCounted(row.line ?? '', finder) })
  const read = rows.map(readRow)
  const areAlone = rows.map(({ line = '' }) => quantityAlone.test(line))
  if (!areAlone.includes(true)) return read
  const fit = read.every((each, at) =>
    areAlone[at] ? lacksQuantity(read[at - 1]) : !lacksQuantity(each) || areAlone[at + 1],
  )
  return read.flatMap((each, at) => {
    const { row, whole } = each
    const next = rows[at + 1]
    if (fit && areAlone[at]) return []
    if (typeof whole !== 'object' || !lacksQuantity(each)) return each
    if (!fit || !next) return { row, whole: { ...whole, isSure: false } }
    return readRow({ text: `${row.text}\n${next.text}`, line: `${row.line} \t qty ${next.line}` })
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
  const read = readRows(rows.slice(0, maxLines), finder)
  const isCounted = wasCounted || areCounts(read)
  return {
    lines: read.map((each): ReadLine => {
      const { text: own, line } = each.row
      const meaning = meaningAmong(each, isCounted)
      if (line === undefined || (!meaning && isCourtesy(line))) return { text: own, kind: 'heading' }
      if (typeof meaning === 'object') return { text: own, ...outcomeOf(meaning, isOffered) }
      return { text: own, kind: 'left', reason: meaning ?? 'unknown' }
    }),
    rest: rows.slice(maxLines).map((row) => row.text),
    isCounted,
  }
}
