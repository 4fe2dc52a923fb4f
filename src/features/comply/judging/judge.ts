import { isAddition } from '../reading/surePart.ts'
import {
  type Clause,
  confirm,
  type Judgement,
  type Requirement,
  type RestVerdict,
  type Sheet,
  type Verdict,
} from '../requirement.ts'
import { isOfOtherThing } from './cells.ts'
import { judgeClause, subjectFor } from './judgeClause.ts'

/** A clause that is understood in part deviates where that part does. */
const judgeKnown = (clause: Clause, sheet: Sheet): Judgement & { words: string } => {
  const { words, sure } = clause
  const judged = { ...judgeClause(clause, sheet), words }
  const isOfOther = subjectFor(clause)?.others?.test(words) ?? false
  if (!sure || isOfOther || judged.verdict !== 'toConfirm') return judged
  const known = judgeClause(sure, sheet)
  return known.verdict === 'deviates' ? { ...known, words: sure.words } : judged
}

/** The words as they stand in the line, where that can be found. */
export const asWritten = (words: string, text: string): string => {
  const start = text.toLowerCase().indexOf(words)
  return start === -1 ? words : text.slice(start, start + words.length)
}

/** A part that is read only in part may change the meaning of all, and a wish or a negation may be about all. */
const leavesOthers = ({ reason, words }: Judgement & { words: string }): boolean =>
  reason === undefined ||
  !['unread', 'subject', 'subjects', 'wish', 'negation'].includes(reason) ||
  (['unread', 'subject', 'subjects'].includes(reason) && isAddition(words))

/** A line of several clauses complies when each of them does, and deviates when one does. */
const judgeLine = ({ text, clauses }: Pick<Requirement, 'text' | 'clauses'>, sheet: Sheet): Judgement => {
  const judged = clauses.map((clause) => judgeKnown(clause, sheet))
  const offered = [...new Set(judged.map((each) => each.offered))].filter((text) => text !== '').join('; ')
  const isAll = (verdict: Verdict) => judged.every((each) => each.verdict === verdict)
  if (isAll('complies') || isAll('notStated')) return { verdict: judged[0]?.verdict ?? 'toConfirm', offered }
  const [open] = judged.filter((each) => each.verdict === 'toConfirm')
  const failing = judged.filter(({ verdict }) => verdict === 'deviates')
  if (failing.length > 0 && judged.every(leavesOthers)) {
    const isWhole = judged.every(
      ({ verdict, words }, place) => verdict === 'deviates' && words === clauses[place]?.words,
    )
    const part = failing.map(({ words }) => asWritten(words, text)).join('; ')
    return { verdict: 'deviates', offered, ...(!isWhole && { reason: 'part', part }) }
  }
  return confirm(open?.reason ?? 'partly', offered)
}

/** `Coin sorter` stands over what a counter of notes is not asked for. */
const isOfOtherMachine = ({ heading = '' }: Requirement, sheet: Sheet): boolean =>
  !/\bnotes?\b/.test(heading) && isOfOtherThing({ words: heading, quantities: [] }, sheet)

/** Judges a requirement by a product's sheet. Whatever is not certain is to be confirmed. */
export const judge = (requirement: Requirement, sheet: Sheet): Judgement => {
  const judged = judgeLine(requirement, sheet)
  const isOpen = judged.verdict === 'complies' || judged.verdict === 'deviates'
  const isTurned = requirement.isTurned === true || isOfOtherMachine(requirement, sheet)
  return isTurned && isOpen ? confirm('heading', judged.offered) : judged
}

/** What a line would get without the words that could not be compared; undefined where that is no certain verdict. */
export const judgeRest = (requirement: Requirement, sheet: Sheet): RestVerdict | undefined => {
  const clauses = requirement.clauses.map((clause) => ({ ...clause, unread: [] }))
  const isAsked = clauses.every(({ members, quantities }) => members.length + quantities.length > 0)
  const { verdict } = judge({ ...requirement, clauses }, sheet)
  return isAsked && (verdict === 'complies' || verdict === 'deviates') ? verdict : undefined
}
