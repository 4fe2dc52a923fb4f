import { isBreak } from './lineTokens.ts'
import type { NumberPart, Part } from './parts.ts'
import type { Role } from './vocabulary.ts'

/** `marked` is called a quantity, `bare` and `loose` may be one, and `figure` is a price or a code. */
export type Sort = 'marked' | 'bare' | 'loose' | 'measure' | 'figure'

const hasRole = (part: Part | undefined, role: Role): boolean => part?.kind === 'word' && part.role === role

const isOne = (parts: readonly Part[], at: number, role: Role, isNear: (before: string) => boolean) =>
  hasRole(parts[at], role) && isNear(parts[at]?.before ?? '')

const isSameClause = (before: string): boolean => !isBreak(before)

/** A bracket may close between a number and its unit: `(2) units`. */
const isBeforeUnit = (before: string): boolean => !isBreak(before) || /^\s*[)\]]\s*$/.test(before)

/** A colon or a bracket may separate a name from its value; a comma may not. */
const isSameCell = (before: string): boolean => !/[,;|\t]/.test(before)

/** Whether a part is a clause of its own, such as the cell `pcs` beside the cell `2`. */
const isAlone = (parts: readonly Part[], at: number): boolean =>
  [parts[at - 1], parts[at + 1]].every((other) => other?.clause !== parts[at]?.clause)

/** `20 mm`, and both numbers of `4+1 pockets`. */
const isMeasure = (parts: readonly Part[], at: number): boolean => {
  const next = parts[at + 1]
  const isSum = next?.kind === 'number' && /^\s*\+\s*$/.test(next.before)
  return isOne(parts, at + (isSum ? 2 : 1), 'measure', isSameClause)
}

/** `A-1001` and `R2` are codes. */
const isCode = (word: Part | undefined, number: Part): boolean =>
  word?.kind === 'word' &&
  /^[-/]?$/.test(number.before) &&
  /^\p{Script=Latin}+$/u.test(word.text) &&
  [undefined, 'filler', 'device', 'doubt'].includes(word.role)

const isFigure = (parts: readonly Part[], at: number): boolean => {
  const part = parts[at]
  if (part?.kind !== 'number') return false
  return (
    part.values.length === 0 ||
    isCode(parts[at - 1], part) ||
    (isOne(parts, at + 1, 'money', isSameClause) && parts[at + 2]?.kind !== 'number') ||
    (hasRole(parts[at - 1], 'measure') && isSameCell(part.before) && parts[at - 2]?.kind !== 'number') ||
    (['money', 'number', 'position'] as const).some(
      (role) => hasRole(parts[at - 1], role) && isSameCell(part.before),
    )
  )
}

const isJoined = (one: Part | undefined, other: Part | undefined): boolean =>
  one?.kind === 'number' && other?.kind === 'number' && /^\s*[-~/+&(]\s*$/.test(other.before)

/** Only one of two numbers is meant, as in `2 or 3`, `2 to 3`, and `two (3)`. */
const isPaired = (parts: readonly Part[], at: number): boolean =>
  isJoined(parts[at - 1], parts[at]) ||
  isJoined(parts[at], parts[at + 1]) ||
  (hasRole(parts[at + 1], 'between') && parts[at + 2]?.kind === 'number') ||
  (hasRole(parts[at - 1], 'between') && parts[at - 2]?.kind === 'number')

const isMarked = (parts: readonly Part[], at: number): boolean => {
  const [before, part, next] = [parts[at - 1], parts[at], parts[at + 1]]
  if (!part) return false
  const isBefore = (role: Role) => hasRole(before, role) && isSameCell(part.before)
  return (
    isPaired(parts, at) ||
    hasRole(before, 'label') ||
    isBefore('times') ||
    isOne(parts, at + 1, 'times', isSameCell) ||
    (isOne(parts, at + 1, 'label', isSameClause) && parts[at + 2]?.kind !== 'number') ||
    (isOne(parts, at + 1, 'number', isSameClause) && parts[at + 2]?.kind !== 'number') ||
    (hasRole(next, 'unit') && (isBeforeUnit(next?.before ?? '') || isAlone(parts, at + 1))) ||
    (hasRole(before, 'unit') &&
      parts[at - 2]?.kind !== 'number' &&
      (isSameClause(part.before) || isAlone(parts, at - 1)))
  )
}

const sortOf = (parts: readonly Part[], at: number, strange: ReadonlySet<number>): Sort => {
  if (isMeasure(parts, at)) return 'measure'
  if (isFigure(parts, at)) return 'figure'
  if (isMarked(parts, at)) return 'marked'
  return strange.has(parts[at]?.clause ?? 0) ? 'loose' : 'bare'
}

/** The numbers of a line with their sorts; `strange` are clauses whose words may change the meaning. */
export const sortNumbers = (parts: readonly Part[], strange: ReadonlySet<number>) =>
  parts.flatMap((part, at): { part: NumberPart; sort: Sort } | [] =>
    part.kind === 'number' ? { part, sort: sortOf(parts, at, strange) } : [],
  )
