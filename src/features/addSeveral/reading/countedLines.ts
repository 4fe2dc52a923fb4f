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

/** A number before a product that may count the lines. */
interface Lead {
  value: number
  kind: 'marked' | 'cell' | 'bare'
  /** The meaning of the line without the number. */
  meaning: Meaning
}

export interface CountedLine {
  /** The meaning with the number: possible products, several of ours in one line, or none. */
  whole: ReturnType<typeof readLine>
  lead?: Lead
}

/** Reads a plain line (plainLine.ts) as far as it can be read without the other lines. */
export const readCounted = (line: string, finder: ProductFinder): CountedLine => {
  const rest = line.replace(counted, '')
  const whole = readLine(rest, finder)
  const isMarked = marked.test(rest)
  const [found, ...numbers] = (isMarked ? marked : bare).exec(rest) ?? []
  if (found === undefined || rest !== line || quantityFirst.test(line)) return { whole }
  const meaning = readLine(line.slice(found.length), finder)
  if (!meaning || meaning === 'several') return { whole }
  const kind = isMarked ? 'marked' : /[\t;|]/.test(found) ? 'cell' : 'bare'
  return { whole, lead: { value: Number(numbers.find(Boolean)), kind, meaning } }
}

/** Whether the numbers count the lines, as 1, 2, 3 or 10, 20, 30 do; a single 1 does so in a table. */
export const areCounts = (lines: readonly CountedLine[]): boolean => {
  const leads = lines.flatMap(({ lead }) => lead ?? [])
  const step = leads.length > 1 && leads[0]?.value === 10 ? 10 : 1
  const areInOrder = leads.every(({ value }, index) => value === step * (index + 1))
  return areInOrder && (leads.length > 1 || leads[0]?.kind === 'cell')
}

/** The meaning of a line. `areCounted` is true when the numbers before the lines may count them. */
export const meaningAmong = ({ whole, lead }: CountedLine, areCounted: boolean): CountedLine['whole'] => {
  if (!lead || (!areCounted && lead.kind !== 'marked')) return whole
  const { kind, value, meaning } = lead
  const isOpen = areCounted ? kind !== 'marked' && meaning.quantities.length === 0 : !meaning.isMarked
  if (!isOpen) return meaning
  const quantities = [...new Set([1, value, ...meaning.quantities])]
  return { ...meaning, quantities, isSure: meaning.isSure && quantities.length === 1 }
}
