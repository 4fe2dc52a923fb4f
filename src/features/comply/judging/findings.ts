import { wordsOf } from '../reading/plainText.ts'
import type { Quantity } from '../reading/quantities.ts'
import { isAddition } from '../reading/surePart.ts'
import { every } from '../reading/takeWords.ts'
import type { Clause, Finding } from '../requirement.ts'
import { negations } from '../vocabulary/phrases.ts'
import type { Subject } from '../vocabulary/subject.ts'
import { type Cell, hasWord } from './cells.ts'
import { countsOwn, judgeAmounts } from './judgeAmounts.ts'
import { judgeChoices } from './judgeChoices.ts'
import { judgeCassettes, judgePockets } from './judgePockets.ts'
import { judgeNoteSize, judgeSize } from './judgeSize.ts'
import { judgeSpan } from './judgeSpan.ts'

/**
 * Some rows have no rules of their own. Such a row complies when it has every word of the line. A row about a thing
 * complies when the line only names the thing. A row that says no, or names a condition, never complies here.
 */
export const judgeWords = (
  { members, quantities, unread, words }: Clause,
  subject: Subject,
  cells: readonly Cell[],
): Finding => {
  const isThing = subject.isThing instanceof RegExp ? subject.isThing.test(words) : subject.isThing === true
  const isNamed = isThing && unread.length + quantities.length + members.length === 0
  const isOfWords =
    subject.byWords === true || (subject.dimension === 'count' && !subject.choices && quantities.length === 0)
  if (!isNamed && (!isOfWords || unread.length === 0)) return null
  const told = cells
    .flatMap(({ clauses }) => clauses)
    .filter((part) => unread.length === 0 || unread.some((word) => hasWord(part.words, word)))
  const isPlain = told.every(({ text, isConditional }) => !isConditional && !negations.test(text))
  return isPlain && cells.every(({ isNone }) => !isNone)
    ? { verdict: 'complies' }
    : { verdict: 'toConfirm', reason: 'conditions' }
}

/** The parts of cells that have all these words. */
const narrowed = (words: readonly string[], cells: readonly Cell[]): Cell[] =>
  cells
    .map((cell) => ({
      ...cell,
      clauses: cell.clauses.filter((clause) => words.every((word) => hasWord(clause.words, word))),
    }))
    .filter(({ clauses }) => clauses.length > 0)

/** The cells of which a part has all these words: `Sealed bag, 6,000 notes` is about a bag. */
export const ofKind = (words: readonly string[], isEither: boolean, cells: readonly Cell[]): Cell[] =>
  cells.filter((cell) =>
    isEither ? words.some((word) => narrowed([word], [cell]).length > 0) : narrowed(words, [cell]).length > 0,
  )

/** `At least two cassettes` asks for no capacity. */
export const countsCassettes = ({ quantities }: Clause, { id }: Subject): boolean =>
  id === 'storage' && quantities.some(({ to }) => to.noun === 'cassette')

export const findingsOf = (clause: Clause, subject: Subject, cells: readonly Cell[]): Finding[] => {
  const { dimension, also = [], byWords, choices, isCounted, isSpan, way } = subject
  if (way === 'noteSize') return [judgeNoteSize(clause, cells)]
  if (way === 'pockets') return [judgePockets(clause, cells)]
  if (way) return [judgeSize(clause, subject, cells)]
  if (countsCassettes(clause, subject)) return [judgeCassettes(clause, cells)]
  const chosen = choices ? judgeChoices(clause, subject, cells) : null
  if (isCounted) return [chosen]
  const hasSpans = byWords && quantitiesOf(cells).some((quantity) => quantity.isSpan)
  const kinds = [dimension, ...also].filter((kind) => kind !== undefined)
  return [
    chosen,
    ...(isSpan || hasSpans
      ? kinds.map((kind) => judgeSpan(clause, { ...subject, dimension: kind }, cells))
      : [judgeAmounts(clause, subject, cells)]),
  ]
}

const quantitiesOf = (cells: readonly Cell[]): Quantity[] =>
  cells.flatMap(({ clauses }) => clauses.flatMap(({ quantities }) => quantities))

/** Whether each of the line's amounts is of a kind that its subject has. */
export const usesAll = (clause: Clause, { dimension, also = [], way, noun }: Subject): boolean =>
  way === 'noteSize' ||
  ((clause.sides === undefined || way === 'size') &&
    clause.quantities.every(
      ({ to }) =>
        countsOwn(to, { noun }) &&
        (to.dimension === dimension ||
          also.includes(to.dimension) ||
          (to.dimension === 'number' && (dimension === 'count' || also.includes('count')))),
    ))

/** Words of a list may stand in several parts of a row, but `searchable TIFF` is no `Searchable PDF; TIFF`. */
const standInParts = ({ words, unread }: Clause, subject: Subject, cells: readonly Cell[]): boolean =>
  words
    .replace(every(subject.words), '§')
    .split(/[,;&+/]|\band\b|\b(?:with|have|having)\b/)
    .map((item) => wordsOf(item).filter((word) => unread.includes(word)))
    .every((item) => narrowed(item, cells).length > 0)

/**
 * Returns the parts of the cells that have every further word of the line. A span, or the only figure of a row,
 * applies whatever else the row says.
 */
export const partsFor = (
  clause: Clause,
  subject: Subject,
  cells: readonly Cell[],
): readonly Cell[] | undefined => {
  const { unread, quantities } = clause
  const own = cells.flatMap(({ clauses }) => clauses)
  if (unread.some((word) => own.every(({ words }) => !hasWord(words, word)))) return undefined
  if (unread.length === 0 || subject.isSpan || subject.part) return cells
  const parts = narrowed(unread, cells)
  if (parts.some(({ clauses }) => clauses.some(({ text }) => negations.test(text)))) return undefined
  const isOnly = cells.length === 1 && quantitiesOf(cells).length === 1 && clause.members.length === 0
  const hasFigure = quantities.length === 0 || quantitiesOf(parts).length > 0
  if (parts.length > 0 && hasFigure) return parts
  const isOpen = !isOnly && (!subject.byWords || quantities.length > 0)
  return isOpen || !standInParts(clause, subject, cells) ? undefined : cells
}

const isDeviation = (finding: Finding): boolean => finding?.verdict === 'deviates'

/**
 * The machine alone already misses the limit. If it weighs more than the package may, the package does too. If its
 * warranty is too short, so is a warranty on site.
 */
export const failsAlone = (clause: Clause, subject: Subject, cells: readonly Cell[]): boolean => {
  const { adding, others, better, isDecisive } = subject
  const rest = clause.words.replace(adding ? every(adding) : /$^/, ' ')
  const [label = '', ...after] = clause.words.split(':')
  // The warranty of the software is another one.
  const isOfPart = clause.unread.some(
    (word) =>
      (after.length > 0 && wordsOf(label).includes(word)) ||
      [`of the ${word}`, `${word} with`].some((part) => clause.words.includes(part)),
  )
  const isWhole = isDecisive === true && !isOfPart && !clause.sure && !clause.words.includes('?')
  const isAdded = isWhole ? isAddition(clause.unread.join(' ')) : rest !== clause.words
  if (!adding || !isAdded || others?.test(rest)) return false
  const failing = better === 'more' ? ['bare', 'least', 'moreThan'] : ['loose', 'most', 'lessThan']
  const added = new Set(wordsOf(clause.words.match(every(adding))?.join(' ') ?? ''))
  const isRead = isWhole || clause.unread.every((word) => added.has(word))
  const { comparison } = clause
  return (
    isRead &&
    failing.includes(comparison) &&
    (isWhole || usesAll(clause, subject)) &&
    findingsOf(clause, subject, cells).some(isDeviation)
  )
}
