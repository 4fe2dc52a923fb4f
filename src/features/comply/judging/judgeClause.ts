import { type Clause, confirm, type Judgement, type Sheet } from '../requirement.ts'
import { subjectOf } from '../vocabulary/rowSubjects.ts'
import type { Subject } from '../vocabulary/subject.ts'
import {
  deniesCash,
  isBeside,
  isMentioned,
  isNear,
  isOfCash,
  isOfOtherThing,
  lackOf,
  offerOf,
} from './cells.ts'
import { clauseFor } from './clauseFor.ts'
import { countsCassettes, failsAlone, findingsOf, judgeWords, ofKind, partsFor, usesAll } from './findings.ts'
import { isEasier, isNamed } from './judgeAmounts.ts'
import { judgeStated } from './judgeStated.ts'

/** A row without rules of its own is compared in the dimension that the line asks for. */
export const subjectFor = (clause: Clause): Subject | undefined => {
  const subject = subjectOf(clause.subject)
  const [asked] = clause.quantities
  return subject?.byWords && asked ? { dimension: asked.to.dimension, ...subject } : subject
}

/** `Weighing: 2 g` asks for more than what a sheet has none of. */
const countsOnly = ({ quantities }: Clause): boolean =>
  quantities.every(({ to }) => ['count', 'number', 'perMinute'].includes(to.dimension))

/** A figure that is reached at least meets a minimum, and says no more. */
const judgeFloor = (clause: Clause, { floor, ...subject }: Subject, sheet: Sheet): Judgement | undefined => {
  if (!floor) return undefined
  const judged = judgeSubject(clause, { ...subject, id: `${subject.id}Floor`, rows: floor }, sheet)
  const isMet = judged.verdict === 'complies' && ['bare', 'least', 'moreThan'].includes(clause.comparison)
  if (judged.offered === '') return undefined
  return isMet ? judged : confirm('near', judged.offered)
}

/** A sheet without a row of the subject may tell it elsewhere, deny it or be silent of it. */
const judgeWithoutRows = (clause: Clause, subject: Subject, sheet: Sheet): Judgement => {
  const isOfOther = subject.others?.test(clause.words) ?? false
  const judged = judgeFloor(clause, subject, sheet)
  if (judged) return judged
  const isLimit = ['loose', 'most', 'lessThan'].includes(clause.comparison)
  const isPlain =
    !clause.doubt && !isLimit && !isOfOther && clause.unread.length === 0 && usesAll(clause, subject)
  // Without cash a machine may have any other bag.
  const lack =
    isPlain && (isOfCash(clause) || sheet.specifications.Cash === undefined)
      ? lackOf(subject, sheet)
      : undefined
  if (lack !== undefined) return { verdict: 'deviates', offered: lack }
  // `Without sorting` asks for no sorting.
  if (clause.doubt === 'negation' && /\bwithout\b/.test(clause.words)) return confirm('negation', '')
  if (subject.isWeak && !usesAll(clause, subject)) return confirm('unread', '')
  const isOpen =
    isOfOther ||
    isBeside(clause, sheet) ||
    ((subject.rows ?? subject.rowsIn) && isMentioned(clause, subject, sheet))
  return isOpen ? confirm('near', '') : { verdict: 'notStated', offered: '' }
}

const judgeSubject = (clause: Clause, subject: Subject, sheet: Sheet): Judgement => {
  const { all, offered } = offerOf(subject, sheet)
  if (subject.isTopic || (subject.stated && all.length === 0)) return judgeStated(clause, subject, sheet)
  const own = clause.about.filter((word) => subject.own?.test(word))
  const isOfOther = subject.others?.test(clause.words) ?? false
  if (all.length === 0) return judgeWithoutRows(clause, subject, sheet)
  if (clause.doubt) return confirm(clause.doubt, offered)
  const ofOwn =
    own.length > 0 && !countsCassettes(clause, subject)
      ? ofKind(own, /\bor\b|\//.test(clause.words), all)
      : all
  const cells = partsFor(clause, subject, ofOwn)
  const isNone = all.every((cell) => cell.isNone && cell.clauses.length === 1)
  // A weak word beside others may be about another thing, as the cash drawer of a machine that takes no cash.
  if (isNone && !isOfOther && countsOnly(clause) && !(subject.isWeak && clause.unread.length > 0))
    return { verdict: 'deviates', offered }
  if (failsAlone(clause, subject, all)) return { verdict: 'deviates', offered }
  if (!cells || isOfOther || !usesAll(clause, subject)) return confirm('unread', offered)
  const findings = [...findingsOf(clause, subject, cells), judgeWords(clause, subject, cells)].filter(
    (finding) => finding !== null,
  )
  const [open] = findings.filter(({ verdict }) => verdict === 'toConfirm')
  if (findings.length === 0) return confirm('nothing', offered)
  const isMet = findings.every(({ verdict }) => verdict === 'complies')
  // What one part of a row does not name another may.
  if (!isMet && cells !== all && (clause.members.length > 0 || subject.isCounted))
    return confirm('unread', offered)
  if (clause.qualifiers.includes('computer') && subject.id !== 'interfaces') return confirm('use', offered)
  if (findings.some(({ verdict }) => verdict === 'deviates')) return { verdict: 'deviates', offered }
  if (open) return { ...open, offered }
  const isSilent = findings.every(({ verdict }) => verdict === 'notStated')
  if (isSilent)
    return isNear(subject, sheet) ? confirm('near', offered) : { verdict: 'notStated', offered: '' }
  if (!isMet) return confirm('partly', offered)
  const isForAll = clause.qualifiers.every(
    (id) =>
      (id === 'computer' && subject.id === 'interfaces') ||
      isEasier(id, subject) ||
      isNamed(id, subject, cells),
  )
  return isForAll ? { verdict: 'complies', offered } : confirm('use', offered)
}

/** Of several subjects, none of which a sheet states, it does not state the line. */
const judgeUnknown = ({ doubt = 'subject', candidates = [] }: Clause, sheet: Sheet): Judgement => {
  const isSilent =
    candidates.length > 0 && candidates.every((each) => judgeClause(each, sheet).verdict === 'notStated')
  return isSilent ? { verdict: 'notStated', offered: '' } : confirm(doubt, '')
}

/** What reads no serial numbers has no speed with them. */
const readsNoSerials = ({ specifications }: Sheet): boolean =>
  specifications['Serial number reading'] === 'None'

/** Judges a part of a line by a product's sheet. */
export const judgeClause = (given: Clause, sheet: Sheet): Judgement => {
  const clause = clauseFor(given, sheet)
  const subject = subjectFor(clause)
  const judged = subject ? judgeSubject(clause, subject, sheet) : judgeUnknown(clause, sheet)
  const isOpen = judged.verdict === 'toConfirm' && judged.offered === ''
  if (judged.reason === 'conditions' && clause.qualifiers.join() === 'serial' && readsNoSerials(sheet))
    return { verdict: 'deviates', offered: 'Serial number reading: None' }
  if (isOpen && !deniesCash(clause, sheet) && isOfOtherThing(clause, sheet))
    return { verdict: 'notStated', offered: '' }
  if (judged.verdict === 'complies' && subject?.uncertain?.test(clause.words))
    return confirm('near', judged.offered)
  return clause.isOrEqual && judged.verdict === 'deviates' ? confirm('wish', judged.offered) : judged
}
