import { plainText } from '../reading/plainText.ts'
import type { Clause, Finding, Judgement, Reason, Requirement, Sheet, Verdict } from '../requirement.ts'
import { negations } from '../vocabulary/phrases.ts'
import { generalRow, isRow } from '../vocabulary/rowSubjects.ts'
import type { Subject } from '../vocabulary/subject.ts'
import { subjectOf } from '../vocabulary/subjects.ts'
import { type Cell, cellsOf, offeredText } from './cells.ts'
import { judgeAmounts } from './judgeAmounts.ts'
import { judgeChoices } from './judgeChoices.ts'
import { judgeNoteSize } from './judgeNoteSize.ts'
import { judgePockets } from './judgePockets.ts'
import { judgeSize } from './judgeSize.ts'
import { judgeSpan } from './judgeSpan.ts'

/** A row without rules complies with a line whose words all stand in it, unless it says no or names a condition. */
const judgeWords = ({ unread }: Clause, subject: Subject, cells: readonly Cell[]): Finding => {
  if (!isRow(subject) || unread.length === 0) return null
  const isPlain = cells.every(
    ({ text, clauses }) => !negations.test(text) && clauses.every(({ isConditional }) => !isConditional),
  )
  return isPlain ? { verdict: 'complies' } : { verdict: 'toConfirm', reason: 'conditions' }
}

const sides = ['width', 'depth', 'height']

/** Words with which a side or a weight is not that of the product itself. */
const ofOthers =
  /\b(?:notes?|bank ?notes?|bills?|coins?|tape|paper|documents?|hopper|door|working|operating|gross|shipping|packed|packag\w+|carton|roll)\b/

const ofBody = [...sides, 'dimensions', 'weight']

/** Words that only the sheet has must stand with the figure or choice that they belong to. */
const areBorrowed = ({ unread }: Clause, subject: Subject, cells: readonly Cell[]): boolean =>
  unread.length > 0 &&
  !isRow(subject) &&
  !subject.isSpan &&
  cells.flatMap(({ clauses }) => clauses).length > 1

/** The line repeats the sheet's row in its own words. */
const isSame = ({ words }: Clause, cells: readonly Cell[]): boolean =>
  cells.some(({ row }) => words === plainText(`${row.label}: ${row.values.join(', ')}`))

const findingsOf = (clause: Clause, subject: Subject, cells: readonly Cell[]): Finding[] => {
  if (subject.id === 'noteSize') return [judgeNoteSize(clause, cells)]
  if (subject.id === 'pockets') return [judgePockets(clause, cells)]
  if (subject.id === 'dimensions' || sides.includes(subject.id)) return [judgeSize(clause, subject, cells)]
  if (subject.id === 'powerSupply')
    return [
      judgeSpan(clause, subject, cells),
      judgeSpan(clause, { ...subject, dimension: 'frequency' }, cells),
    ]
  if (subject.choices && subject.noun !== undefined) return [judgeChoices(clause, subject, cells)]
  const isSpan =
    isRow(subject) &&
    cells.some(({ clauses }) =>
      clauses.some(({ quantities }) => quantities.some((quantity) => quantity.isSpan)),
    )
  return [
    subject.choices ? judgeChoices(clause, subject, cells) : null,
    subject.isSpan || isSpan ? judgeSpan(clause, subject, cells) : judgeAmounts(clause, subject, cells),
  ]
}

/** How many of the line's amounts are of a kind that its subject has. */
const usesAll = ({ quantities, sides: size }: Clause, { id, dimension }: Subject): boolean => {
  const kinds = [
    dimension,
    ...(id === 'powerSupply' ? ['frequency'] : []),
    ...(id === 'powerConsumption' ? ['apparentPower'] : []),
  ]
  const isSize = size !== undefined && id !== 'dimensions'
  if (id === 'noteSize') return true
  return (
    !isSize &&
    quantities.every(
      ({ to }) =>
        kinds.includes(to.dimension) ||
        (to.dimension === 'number' && (dimension === 'count' || id === 'interfaces')) ||
        (to.noun === 'port' && id === 'interfaces'),
    )
  )
}

const confirm = (reason: Reason, offered: string): Judgement => ({ verdict: 'toConfirm', reason, offered })

/** A row without rules of its own is compared in the dimension that the line asks for. */
const subjectFor = (clause: Clause): Subject | undefined => {
  const row = generalRow(clause.subject)
  const [asked] = clause.quantities
  return row && asked ? { ...row, dimension: asked.to.dimension } : (row ?? subjectOf(clause.subject))
}

const judgeClause = (clause: Clause, sheet: Sheet): Judgement => {
  const subject = subjectFor(clause)
  if (!subject) return confirm(clause.doubt ?? 'subject', '')
  const { rows } = subject
  const cells = rows ? cellsOf(sheet).filter(({ row }) => rows.test(row.path)) : []
  const offered = offeredText(cells)
  const isNear = subject.related && cellsOf(sheet).some(({ row }) => subject.related?.test(row.path))
  if (cells.length === 0 && isNear) return confirm('conditions', '')
  if (cells.length === 0 && isRow(subject) && clause.unread.length > 0) return confirm('subject', '')
  if (!rows || cells.length === 0)
    return clause.doubt === 'subjects' ? confirm('subjects', '') : { verdict: 'notStated', offered }
  if (isSame(clause, cells)) return { verdict: 'complies', offered }
  if (clause.doubt) return confirm(clause.doubt, offered)
  const unread = clause.unread.filter((word) => cells.every(({ words }) => !words.has(word)))
  const isOfOther = ofBody.includes(subject.id) && ofOthers.test(clause.words)
  if (isOfOther || areBorrowed(clause, subject, cells)) return confirm('unread', offered)
  if (unread.length > 0 || !usesAll(clause, subject)) return confirm('unread', offered)
  const findings = [...findingsOf(clause, subject, cells), judgeWords(clause, subject, cells)].filter(
    (finding) => finding !== null,
  )
  const [open] = findings.filter(({ verdict }) => verdict === 'toConfirm')
  if (findings.length === 0) return confirm('nothing', offered)
  if (findings.some(({ verdict }) => verdict === 'deviates')) return { verdict: 'deviates', offered }
  if (open) return { ...open, offered }
  const isSilent = findings.every(({ verdict }) => verdict === 'notStated')
  if (isSilent) return { verdict: 'notStated', offered: '' }
  return findings.every(({ verdict }) => verdict === 'complies')
    ? { verdict: 'complies', offered }
    : confirm('partly', offered)
}

/**
 * Judges a requirement by a product's sheet. A line of several clauses complies when each of them does, and
 * deviates when one does. Whatever is not certain is to be confirmed.
 */
export const judge = ({ clauses }: Requirement, sheet: Sheet): Judgement => {
  const judged = clauses.map((clause) => judgeClause(clause, sheet))
  const offered = [...new Set(judged.map((each) => each.offered))].filter((text) => text !== '').join('; ')
  const has = (verdict: Verdict) => judged.some((each) => each.verdict === verdict)
  const isAll = (verdict: Verdict) => judged.every((each) => each.verdict === verdict)
  if (isAll('complies') || isAll('notStated')) return { verdict: judged[0]?.verdict ?? 'toConfirm', offered }
  const [open] = judged.filter((each) => each.verdict === 'toConfirm')
  // A line that is read only in part may mean something else as a whole.
  if (has('deviates') && open?.reason !== 'unread') return { verdict: 'deviates', offered }
  return confirm(open?.reason ?? 'partly', offered)
}
