import type { ListedMachine } from '../../domain/contract/quoteList.ts'
import { isQuantity } from '../../domain/quoteList/quantity.ts'
import { type Reading, readingsOf } from './lineWords.ts'
import type { MachineFinder } from './machineFinder.ts'

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

/** What the readings of a line can mean, each machine with its quantity once. */
const meanings = (readings: readonly Reading[], find: (words: readonly string[]) => number[]) => {
  const all = readings.flatMap(({ quantity, words }) => find(words).map((id) => ({ id, quantity })))
  return [...new Map(all.map((one) => [optionKey(one), one])).values()]
}

type IsOffered = (id: number) => boolean

/** Reads a line without guessing: a line that can mean several machines is ambiguous. */
const readLine = (text: string, finder: MachineFinder, isOffered: IsOffered): ReadLine => {
  if (text.length > maxLineLength) return { text, kind: 'unknown' }
  const readings = readingsOf(text)
  const exact = meanings(readings, finder.exactly)
  const marked = readings.filter(({ hasQuantityWord }) => hasQuantityWord)
  const found = exact.length > 0 ? exact : meanings(marked, finder.partly)
  const options = found.filter(({ id, quantity }) => isOffered(id) && isQuantity(quantity))
  const [first] = options
  if (first && exact.length === 1) return { text, kind: 'understood', machine: first }
  if (first && options.length <= maxOptions) return { text, kind: 'ambiguous', options }
  const [other] = found
  if (!other || found.length > maxOptions) return { text, kind: 'unknown' }
  // Machines that are offered are missing among the options only for their quantity.
  if (found.some(({ id }) => isOffered(id))) return { text, kind: 'quantity' }
  return { text, kind: 'elsewhere', id: other.id }
}

export interface ReadText {
  lines: ReadLine[]
  /** The lines after the first 200. */
  rest: string[]
}

/** Reads a text with one machine a line; skips empty lines. */
export const readText = (text: string, finder: MachineFinder, isOffered: IsOffered): ReadText => {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  return {
    lines: lines.slice(0, maxLines).map((line) => readLine(line, finder, isOffered)),
    rest: lines.slice(maxLines),
  }
}
