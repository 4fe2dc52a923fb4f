import type { ListedMachine } from '../../domain/contract/quoteList.ts'
import { isQuantity } from '../../domain/quoteList/quantity.ts'
import { type CountedLine, withoutCounting } from './countingNumbers.ts'
import { cleanLine, quantityOf, type Reading, readingsOf, wordsOf } from './lineWords.ts'
import type { MachineFinder } from './machineFinder.ts'
import { countsRows, type Head, isTotal, quantitiesIn, readCells, readHead, type Row } from './table.ts'

export const maxLines = 200

/** In UTF-16 code units; a longer line is not read. */
export const maxLineLength = 200

/** A line that may mean more machines than this is not understood. */
const maxOptions = 20

export type ReadLine = { text: string } & (
  | { kind: 'understood'; machine: ListedMachine }
  | { kind: 'ambiguous'; options: readonly ListedMachine[] }
  /** The machine, or the first of several, is known, and another country's office supplies it. */
  | { kind: 'elsewhere'; id: number }
  | { kind: 'quantity' }
  | { kind: 'unknown' }
)

/** For example `5x2`. An index would not do, because the options depend on the country. */
export const optionKey = ({ id, quantity }: ListedMachine): string => `${id}x${quantity}`

const distinct = (machines: readonly ListedMachine[]): ListedMachine[] => [
  ...new Map(machines.map((one) => [optionKey(one), one])).values(),
]

type IsOffered = (id: number) => boolean

/** What a line can mean; one that is not exact has only words of a name. */
interface Meaning {
  machines: readonly ListedMachine[]
  isExact: boolean
}

/** Says what a line means without guessing: one that can mean several machines is ambiguous. */
const decide = (text: string, { machines, isExact }: Meaning, isOffered: IsOffered): ReadLine => {
  const options = machines.filter(({ id, quantity }) => isOffered(id) && isQuantity(quantity))
  const [first] = options
  if (first && isExact && machines.length === 1) return { text, kind: 'understood', machine: first }
  if (first && options.length <= maxOptions) return { text, kind: 'ambiguous', options }
  const [other] = machines
  if (!other || machines.length > maxOptions) return { text, kind: 'unknown' }
  // Machines that are offered are missing among the options only for their quantity.
  if (machines.some(({ id }) => isOffered(id))) return { text, kind: 'quantity' }
  return { text, kind: 'elsewhere', id: other.id }
}

const found = (readings: readonly Reading[], find: (words: readonly string[]) => number[]) =>
  distinct(readings.flatMap(({ quantity, words }) => find(words).map((id) => ({ id, quantity }))))

const meaningOfLine = ({ rest, withQuantity }: CountedLine, finder: MachineFinder): Meaning => {
  const readings = [rest, withQuantity ?? ''].flatMap(readingsOf)
  const exact = found(readings, finder.exactly)
  if (exact.length > 0) return { machines: exact, isExact: true }
  const marked = readings.filter(({ hasQuantityWord }) => hasQuantityWord)
  return { machines: found(marked, finder.partly), isExact: false }
}

/** Without a line that is too long to be read. */
const short = (text: string): string => (text.length > maxLineLength ? '' : text)

/** The machines whose names are a cell, or the first line of one. */
const idsIn = (cell: string, finder: MachineFinder): number[] => {
  const [firstLine = ''] = cell.split(/[\r\n]/, 1)
  for (const text of [cell, firstLine]) {
    const ids = text.length > maxLineLength ? [] : finder.exactly(wordsOf(cleanLine(text)))
    if (ids.length > 0) return ids
  }
  return []
}

/** A row whose head says what is where: the quantity stands in its column, and is 1 without one. */
const meaningUnderHead = ({ cells }: Row, head: Head, finder: MachineFinder): Meaning => {
  const ids = [...new Set(head.descriptions.flatMap((column) => idsIn(cells[column] ?? '', finder)))]
  const typed = cells[head.quantity]
  const quantity = typed === undefined ? 1 : (quantityOf(typed) ?? Number.NaN)
  return { machines: ids.map((id) => ({ id, quantity })), isExact: true }
}

/** A row without a head: a cell that is a machine, and another that is its quantity. */
const meaningOfRow = ({ cells }: Row, isCounted: boolean, finder: MachineFinder): Meaning | undefined => {
  const names = cells.flatMap((cell, index) => (idsIn(cell, finder).length > 0 ? [index] : []))
  const ids = [...new Set(names.flatMap((index) => idsIn(cells[index] ?? '', finder)))]
  const others = cells.filter((_, index) => !names.includes(index))
  const besideCount = quantitiesIn(others.slice(1))
  // The first column is the position where another cell is the quantity. Alone it may be either.
  const quantities = isCounted && besideCount.length > 0 ? besideCount : quantitiesIn(others)
  if (ids.length === 0 || quantities.length === 0) return undefined
  const all = isCounted && besideCount.length === 0 ? [1, ...quantities] : quantities
  return { machines: distinct(ids.flatMap((id) => all.map((quantity) => ({ id, quantity })))), isExact: true }
}

const readTable = (rows: readonly Row[], finder: MachineFinder, isOffered: IsOffered): ReadLine[] => {
  const head = rows[0] && rows.length > 1 ? readHead(rows[0]) : undefined
  const products = head ? rows.slice(1) : rows
  if (head) {
    const end = head.isOurs ? products.findIndex(isTotal) : -1
    return products
      .slice(0, end === -1 ? undefined : end)
      .map((row) => decide(row.text, meaningUnderHead(row, head, finder), isOffered))
  }
  const isCounted = countsRows(products) && (products.length > 1 || (products[0]?.cells.length ?? 0) > 2)
  const lines = withoutCounting(products.map(({ cells }) => short(cells.join('\t'))))
  return products.map((row, index) => {
    const line = lines[index] ?? { rest: '', withQuantity: undefined }
    const meaning = meaningOfRow(row, isCounted, finder) ?? meaningOfLine(line, finder)
    return decide(row.text, meaning, isOffered)
  })
}

const readPlain = (texts: readonly string[], finder: MachineFinder, isOffered: IsOffered): ReadLine[] => {
  const lines = withoutCounting(texts.map(short))
  return texts.map((text, index) =>
    decide(text, meaningOfLine(lines[index] ?? { rest: '', withQuantity: undefined }, finder), isOffered),
  )
}

export interface ReadText {
  lines: ReadLine[]
  /** The lines after the first 200. */
  rest: string[]
  /** The head of a table, without which its lines would be read in another way. */
  head: string | undefined
}

/** Reads a text with one machine a line, or cells of a spreadsheet; skips empty lines. */
export const readText = (text: string, finder: MachineFinder, isOffered: IsOffered): ReadText => {
  const rows = readCells(text)
  if (rows)
    return {
      lines: readTable(rows.slice(0, maxLines), finder, isOffered),
      rest: rows.slice(maxLines).map((row) => row.text),
      head: rows[0] && readHead(rows[0]) && rows[0].text,
    }
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  return {
    lines: readPlain(lines.slice(0, maxLines), finder, isOffered),
    rest: lines.slice(maxLines),
    head: undefined,
  }
}
