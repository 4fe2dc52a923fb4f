import { cutWords } from '../../../lib/text.ts'
import { asWritten } from '../judging/judge.ts'
import { judgeClause } from '../judging/judgeClause.ts'
import type { Requirement, Sheet } from '../requirement.ts'

/** In characters. */
const longest = 80

/** What may stand between two words of one part. */
const joint = /^(?:[\s,/&()-]|\b(?:and|or|of|the|an?|for|to|by|with|in|on)\b)*$/i

/** Words that were read may have lost their endings. */
const isWord = (written: string, read: string): boolean =>
  read.length > 3
    ? written.startsWith(read.slice(0, -1)) && written.length < read.length + 3
    : written === read || written === `${read}s`

/** The words of a text that were not understood, as they stand in it: `Khmer and English`. */
const unreadIn = (text: string, unread: readonly string[]): string => {
  const parts: { start: number; end: number }[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!unread.some((each) => !joint.test(each) && isWord(word.toLowerCase(), each))) continue
    const last = parts.at(-1)
    const end = index + word.length
    if (last && joint.test(text.slice(last.end, index))) last.end = end
    else parts.push({ start: index, end })
  }
  return parts.map(({ start, end }) => text.slice(start, end)).join(', ')
}

/** The part of a line that could not be compared with a sheet; an empty text where that cannot be told. */
export const openPart = ({ text, clauses }: Requirement, sheet: Sheet): string => {
  const open = clauses.filter((clause) => judgeClause(clause, sheet).reason === 'unread')
  const part = unreadIn(
    text,
    open.flatMap(({ unread }) => unread),
  )
  const whole = clauses.length > 1 && open[0] ? asWritten(open[0].words.trim(), text) : ''
  return cutWords(part || whole, longest)
}
