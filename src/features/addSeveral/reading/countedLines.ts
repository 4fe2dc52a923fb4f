import type { ProductFinder } from './productFinder.ts'
import { type Meaning, readLine } from './readLine.ts'
import { position, unit } from './vocabulary.ts'

/** Numbers that count the lines, with what follows them: `2. MC 280`. */
const counted = new RegExp(
  `^(?:\\d{1,3}(?:\\)|\\.\\)?(?!\\d))|${position}(?: ?no)?[ .:#]*\\d{1,3}(?![\\d.,]))[\\s.:)|-]*(?=\\S)`,
  'u',
)

/** Numbers that count the lines where others do too: `(2) MC 280`, `2: MC 280`, `02 MC 280`. */
const marked =
  /^(?:[([](\d{1,3})[)\]]|(\d{1,3})(?:[-/](?=\s)|\s?:)|(0\d{1,2})(?=\s)|(?:no[. ]*|# ?)(?!0\d\d)(\d{1,3})(?=\s))[\s.:-]*(?=\S)/

/** Numbers that count the lines or the products: `2 MC 280`. */
const bare = /^(\d{1,3})(?:\s*[\t;|]|\s(?:-\s)?)\s*(?=\S)/

const quantityFirst = new RegExp(`^[([]?\\d+[)\\]]?\\s*(?:[x×*](?!\\p{L})|${unit}|nos?(?!\\p{L}))`, 'u')

interface Lead {
  value: number
  kind: 'marked' | 'cell' | 'bare'
  /** The meaning of the line without the number. */
  meaning: Meaning
}

export interface PreparedLine {
  /** The meaning with the number: possible products, several of ours in one line, or none. */
  whole: Meaning | 'several' | undefined
  /** The number that may count the lines. */
  lead?: Lead
}

/** Reads a plain line (plainLine.ts) as far as it can be read without the other lines. */
export const prepareLine = (line: string, finder: ProductFinder): PreparedLine => {
  const rest = line.replace(counted, '')
  const whole = readLine(rest, finder)
  const isMarked = marked.test(rest)
  const [found, ...numbers] = (isMarked ? marked : bare).exec(rest) ?? []
  if (found === undefined || rest !== line || quantityFirst.test(line)) return { whole }
  const meaning = readLine(rest.slice(found.length), finder)
  if (!meaning || meaning === 'several') return { whole }
  const kind = isMarked ? 'marked' : /[\t;|]/.test(found) ? 'cell' : 'bare'
  return { whole, lead: { value: Number(numbers.find(Boolean)), kind, meaning } }
}

/** Whether the numbers count the lines, as 1, 2, 3 or 10, 20, 30 do; a single 1 does so in a table. */
export const isCount = (leads: readonly Lead[]): boolean => {
  const step = leads.length > 1 && leads[0]?.value === 10 ? 10 : 1
  const isInOrder = leads.every(({ value }, index) => value === step * (index + 1))
  return isInOrder && (leads.length > 1 || leads[0]?.kind === 'cell')
}

/** The meaning of a line. `isCounted` is true when the numbers may count the lines. */
export const meaningAmong = ({ whole, lead }: PreparedLine, isCounted: boolean): PreparedLine['whole'] => {
  if (!lead || (!isCounted && lead.kind !== 'marked')) return whole
  const { kind, value, meaning } = lead
  const isOpen = isCounted ? kind !== 'marked' && meaning.quantities.length === 0 : !meaning.isMarked
  if (!isOpen) return meaning
  const quantities = [...new Set([1, value, ...meaning.quantities])]
  return { ...meaning, quantities, isSure: meaning.isSure && quantities.length === 1 }
}
