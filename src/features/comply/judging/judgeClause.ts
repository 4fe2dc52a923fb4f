import { wordsOf } from '../reading/plainText.ts'
import type { Quantity } from '../reading/quantities.ts'
import { isAddition } from '../reading/surePart.ts'
import { every } from '../reading/takeWords.ts'
import { type Clause, confirm, type Finding, type Judgement, type Sheet } from '../requirement.ts'
import { negations } from '../vocabulary/phrases.ts'
import { subjectOf } from '../vocabulary/rowSubjects.ts'
import type { Subject } from '../vocabulary/subject.ts'
import {
  type Cell,
  hasWord,
  isBeside,
  isMentioned,
  isNear,
  isOfOtherThing,
  lackOf,
  offerOf,
} from './cells.ts'
import { clauseFor } from './clauseFor.ts'
import { countsOwn, isNamed, isOfAnyUse, judgeAmounts, judgeSettings } from './judgeAmounts.ts'
import { judgeChoices } from './judgeChoices.ts'
import { judgePockets } from './judgePockets.ts'
import { judgeNoteSize, judgeSize } from './judgeSize.ts'
import { judgeSpan } from './judgeSpan.ts'
import { judgeBuild, judgeStated } from './judgeStated.ts'
import { countsStores, judgeKind, judgeStores } from './judgeStores.ts'

/**
 * Some rows have no rules of their own. Such a row complies when it has every word of the line. A row about a thing
 * complies when the line only names the thing. A row that says no, or names a condition, never complies here.
 */
const judgeWords = (
  { members, quantities, unread, words }: Clause,
  subject: Subject,
  cells: readonly Cell[],
): Finding => {
  const isThing = subject.isThing instanceof RegExp ? subject.isThing.test(words) : subject.isThing === true
  const isSettable =
    subject.byWords === true &&
    /\b(?:adjustable|settable|variable)\b/.test(words) &&
    // A tape bears a span of temperatures.
    quantitiesOf(cells).some(({ isSpan, to }) => isSpan && to.dimension !== 'celsius')
  const isNamed = (isThing || isSettable) && unread.length + quantities.length + members.length === 0
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
const ofKind = (words: readonly string[], isEither: boolean, cells: readonly Cell[]): Cell[] =>
  cells.filter((cell) =>
    isEither ? words.some((word) => narrowed([word], [cell]).length > 0) : narrowed(words, [cell]).length > 0,
  )

/** The line repeats the sheet's row in its own words. */
const isSame = ({ words }: Clause, cells: readonly Cell[]): boolean =>
  cells.some(({ asLines }) => asLines.includes(words))

const findingsOf = (clause: Clause, subject: Subject, cells: readonly Cell[]): Finding[] => {
  const { dimension, also = [], byWords, choices, isCounted, isSpan, way } = subject
  if (way === 'noteSize') return [judgeNoteSize(clause, cells)]
  if (way === 'pockets') return [judgePockets(clause, cells)]
  if (way === 'settings') return [judgeSettings(clause, cells)]
  if (way) return [judgeSize(clause, subject, cells)]
  if (countsStores(clause)) return [judgeStores(clause, cells)]
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
const usesAll = (clause: Clause, { dimension, also = [], way, noun }: Subject): boolean =>
  way === 'noteSize' ||
  countsStores(clause) ||
  ((clause.sides === undefined || way === 'size') &&
    clause.quantities.every(
      ({ to }) =>
        countsOwn(to, { noun }) &&
        (to.dimension === dimension ||
          also.includes(to.dimension) ||
          (to.dimension === 'number' && (dimension === 'count' || also.includes('count')))),
    ))

/** A row without rules of its own is compared in the dimension that the line asks for. */
export const subjectFor = (clause: Clause): Subject | undefined => {
  const subject = subjectOf(clause.subject)
  const [asked] = clause.quantities
  return subject?.byWords && asked ? { dimension: asked.to.dimension, ...subject } : subject
}

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
const partsFor = (clause: Clause, subject: Subject, cells: readonly Cell[]): readonly Cell[] | undefined => {
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

/**
 * The machine alone already misses the limit. If it weighs more than the package may, the package does too. If its
 * warranty is too short, so is a warranty on site.
 */
const failsAlone = (clause: Clause, subject: Subject, cells: readonly Cell[]): boolean => {
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

/** Begins what a line asks of a figure beside it: `2,000 notes/min with UV detection`, `65 dB at 1 m`. */
const condition = /\b(?:with|when|while|during|measured)\b/

/** Words of further equipment, with which more may be reached. */
const equipment =
  /\b(?:option\w*|exten\w*|expan\w*|upgrad\w*|additional|accessor\w*|modules?|kits?|covers?|hoods?|silencer|not?|without|except|or|battery|eco|sleep|saving|standby)\b/

/**
 * The best figure of the sheet misses the line's, which stands before a condition that was not understood. A condition
 * makes no machine better.
 */
const failsAnyhow = (clause: Clause, subject: Subject, cells: readonly Cell[]): boolean => {
  const { words, unread, quantities, comparison } = clause
  const [before = ''] = words.split(condition)
  const rest = words.slice(before.length)
  const failing = subject.better === 'more' ? ['bare', 'least', 'moreThan'] : ['most', 'lessThan', 'loose']
  const isAfter = unread.every((word) => !wordsOf(before).includes(word) && wordsOf(rest).includes(word))
  return (
    unread.length > 0 &&
    clause.qualifiers.length === 0 &&
    !subject.byWords &&
    !subject.way &&
    !(subject.others?.test(words) ?? false) &&
    (subject.better === 'more' || subject.better === 'less') &&
    subject.words.test(before) &&
    quantities.length === 1 &&
    failing.includes(comparison) &&
    isAfter &&
    !equipment.test(words) &&
    usesAll(clause, subject) &&
    isDeviation(judgeAmounts({ ...clause, unread: [] }, { ...subject, hasSettings: false }, cells))
  )
}

const isDeviation = (finding: Finding): boolean => finding?.verdict === 'deviates'

/** Whether a line is about what a machine does, though not every word of it was understood. */
const isOfAbility = ({ unread, words }: Clause): boolean =>
  unread.length === 0 || /\b(?:read|recogni|captur|record|scan|stor|export|detect|check)/.test(words)

/** `Weighing: 2 g` asks for more than what a sheet has none of. */
const countsOnly = ({ quantities }: Clause): boolean =>
  quantities.every(({ to }) => ['count', 'number', 'perMinute'].includes(to.dimension))

/** A key feature that states a subject without figures, where no row does. */
const toldIn = (
  clause: Clause,
  { feature, choices = {} }: Subject,
  { features }: Sheet,
): string | undefined =>
  clause.quantities.length + clause.qualifiers.length > 0
    ? undefined
    : features.find(
        (text) => feature?.test(text) && clause.members.every((id) => choices[id]?.test(text.toLowerCase())),
      )

/** A figure that is reached at least meets a minimum, and says no more. */
const judgeFloor = (clause: Clause, { floor, ...subject }: Subject, sheet: Sheet): Judgement | undefined => {
  if (!floor) return undefined
  const judged = judgeSubject(clause, { ...subject, id: `${subject.id}Floor`, rows: floor }, sheet)
  const isMet = judged.verdict === 'complies' && ['bare', 'least', 'moreThan'].includes(clause.comparison)
  if (judged.offered === '') return undefined
  return isMet ? judged : confirm('near', judged.offered)
}

const judgeSubject = (clause: Clause, subject: Subject, sheet: Sheet): Judgement => {
  const { all, offered } = offerOf(subject, sheet)
  if (subject.isTopic || (subject.stated && all.length === 0)) return judgeStated(clause, subject, sheet)
  if (subject.way === 'build') return judgeBuild(clause, subject, sheet)
  const own = clause.about.filter((word) => subject.own?.test(word))
  const isOfOther = subject.others?.test(clause.words) ?? false
  if (all.length === 0) {
    const judged = judgeFloor(clause, subject, sheet)
    if (judged) return judged
    const isLimit = ['loose', 'most', 'lessThan'].includes(clause.comparison)
    const isPlain =
      !clause.doubt && !isLimit && !isOfOther && clause.unread.length === 0 && usesAll(clause, subject)
    const isOfLack = clause.members.every((id) => subject.lackingOf?.includes(id) ?? true)
    const lack = isPlain && isOfLack ? lackOf(subject, sheet) : undefined
    const told = isPlain ? toldIn(clause, subject, sheet) : undefined
    if (told !== undefined) return { verdict: 'complies', offered: told }
    if (lack !== undefined) return { verdict: 'deviates', offered: lack }
    if (clause.doubt === 'subjects') return confirm('subjects', '')
    // `Without sorting` asks for no sorting.
    if (clause.doubt === 'negation' && /\bwithout\b/.test(clause.words)) return confirm('negation', '')
    if (subject.isWeak && !usesAll(clause, subject)) return confirm('unread', '')
    const isOpen =
      isOfOther ||
      isBeside(clause, sheet) ||
      ((subject.rows ?? subject.rowsIn) && isMentioned(clause, subject, sheet))
    return isOpen ? confirm('near', '') : { verdict: 'notStated', offered }
  }
  if (isSame(clause, all)) return { verdict: 'complies', offered }
  if (clause.doubt) return confirm(clause.doubt, offered)
  const ofOwn = own.length > 0 ? ofKind(own, /\bor\b|\//.test(clause.words), all) : all
  const kept = own.length > 0 ? judgeKind(clause, subject, ofOwn, all) : null
  if (kept) return { ...kept, offered }
  const cells = partsFor(clause, subject, ofOwn)
  const isNone = all.every((cell) => cell.isNone && cell.clauses.length === 1)
  // A weak word beside others may be about another thing, as the cash drawer of a machine that takes no cash.
  if (
    isNone &&
    !isOfOther &&
    isOfAbility(clause) &&
    countsOnly(clause) &&
    !(subject.isWeak && clause.unread.length > 0)
  )
    return { verdict: 'deviates', offered }
  if (failsAlone(clause, subject, all) || failsAnyhow(clause, subject, all))
    return { verdict: 'deviates', offered }
  if (!cells || isOfOther || !usesAll(clause, subject)) return confirm('unread', offered)
  const findings = [...findingsOf(clause, subject, cells), judgeWords(clause, subject, cells)].filter(
    (finding) => finding !== null,
  )
  const [open] = findings.filter(({ verdict }) => verdict === 'toConfirm')
  if (findings.length === 0) return confirm('nothing', offered)
  const isMet = findings.every(({ verdict }) => verdict === 'complies')
  // Each of `electronic` and `two-person` may stand in a part of its own.
  if (
    subject.byWords &&
    !isMet &&
    cells !== ofOwn &&
    clause.members.length > 0 &&
    standInParts(clause, subject, ofOwn)
  ) {
    return judgeSubject({ ...clause, unread: [] }, subject, sheet)
  }
  // What one part of a row does not name another may.
  if (!isMet && cells !== all && (clause.members.length > 0 || subject.isCounted))
    return confirm('unread', offered)
  if (clause.qualifiers.includes('computer') && subject.id !== 'interfaces') return confirm('use', offered)
  if (findings.some(({ verdict }) => verdict === 'deviates')) return { verdict: 'deviates', offered }
  if (open) return { ...open, offered }
  const isSilent = findings.every(({ verdict }) => verdict === 'notStated')
  const told = isSilent && clause.unread.length === 0 ? toldIn(clause, subject, sheet) : undefined
  if (told !== undefined) return { verdict: 'complies', offered: told }
  const lack = isSilent ? lackOf(subject, sheet) : undefined
  if (
    lack !== undefined &&
    clause.unread.length === 0 &&
    clause.members.every((id) => subject.lackingOf?.includes(id))
  )
    return { verdict: 'deviates', offered: lack }
  if (isSilent)
    return isNear(subject, sheet) ? confirm('near', offered) : { verdict: 'notStated', offered: '' }
  if (!isMet) return confirm('partly', offered)
  const isForAll = clause.qualifiers.every(
    (id) =>
      (id === 'computer' && subject.id === 'interfaces') ||
      isNamed(id, subject, cells) ||
      isOfAnyUse(id, subject, cells),
  )
  return isForAll ? { verdict: 'complies', offered } : confirm('use', offered)
}

/** Judges a part of a line by a product's sheet. */
export const judgeClause = (given: Clause, sheet: Sheet): Judgement => {
  const clause = clauseFor(given, sheet)
  const subject = subjectFor(clause)
  const judged = subject ? judgeSubject(clause, subject, sheet) : confirm(clause.doubt ?? 'subject', '')
  if (judged.verdict === 'toConfirm' && judged.offered === '' && isOfOtherThing(clause, sheet))
    return { verdict: 'notStated', offered: '' }
  if (judged.verdict === 'complies' && subject?.uncertain?.test(clause.words))
    return confirm('near', judged.offered)
  return clause.isOrEqual && judged.verdict === 'deviates' ? confirm('wish', judged.offered) : judged
}
