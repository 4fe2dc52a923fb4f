import { type Clause, confirm, type Judgement, type Sheet } from '../requirement.ts'
import { negations, qualifiers as conditions } from '../vocabulary/phrases.ts'
import type { Subject } from '../vocabulary/subject.ts'
import { deniesCash, hasWord, isBeside, isUnnamed, lackOf, statedIn } from './cells.ts'

/** `Without training` asks for none, and `training without charge` for some. */
const isAfterNegation = ({ doubt, words }: Clause, subject: Subject): boolean =>
  doubt === 'negation' && negations.test(words.slice(0, Math.max(words.search(subject.words), 0)))

/** What a sheet only states in words has to have each word of the line. */
export const judgeStated = (clause: Clause, subject: Subject, sheet: Sheet): Judgement => {
  const { doubt, quantities, qualifiers, unread } = clause
  const isPlain = !doubt && quantities.length === 0 && subject.others?.test(clause.words) !== true
  const stated = statedIn(subject, sheet)
  const isOpposite = /\bwith\b/.test(clause.words) && /\bwithout\b/.test(stated?.text ?? '')
  const isOfAll = !isOpposite && qualifiers.every((id) => stated && conditions[id]?.test(stated.text))
  if (isPlain && isOfAll && stated && unread.every((word) => hasWord(stated.words, word)))
    return { verdict: 'complies', offered: stated.quote }
  const lack = isPlain ? lackOf(subject, sheet) : undefined
  if (lack !== undefined) return { verdict: 'deviates', offered: lack }
  const isOpen = ['subjects', 'number'].includes(doubt ?? '') || isAfterNegation(clause, subject)
  const isSilent =
    !stated &&
    !isOpen &&
    !(subject.others?.test(clause.words) ?? false) &&
    !isBeside(clause, sheet) &&
    !deniesCash(clause, sheet) &&
    isUnnamed(clause, subject, sheet)
  return isSilent ? { verdict: 'notStated', offered: '' } : confirm('near', stated?.quote ?? '')
}
