import { type Clause, confirm, type Judgement, type Sheet } from '../requirement.ts'
import { negations, qualifiers as conditions } from '../vocabulary/phrases.ts'
import type { Subject } from '../vocabulary/subject.ts'
import { deniesCash, hasWord, isBeside, isUnnamed, lackOf, offerOf, statedIn } from './cells.ts'
import { sidesOf } from './judgeSize.ts'

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

/** In mm and g: what two hands lift onto a table, and what a person stands in front of. */
const [table, standing] = [{ width: 450, depth: 450, height: 550, weight: 35_000 }, 1000]

/**
 * A machine that is named for its table is one, and a small one can stand on any. A line that asks for a kind of
 * machine alone has its kind as words that only a machine of another name leaves unread.
 */
export const judgeBuild = (clause: Clause, subject: Subject, sheet: Sheet): Judgement => {
  const { all, offered } = offerOf(subject, sheet)
  const { doubt, quantities, qualifiers, unread, words } = clause
  if (doubt || quantities.length + qualifiers.length + unread.length > 0) return confirm('near', '')
  if (!/top\b/.test(words) || subject.byName?.test(sheet.name))
    return { verdict: 'complies', offered: sheet.name }
  const {
    w = Infinity,
    d = Infinity,
    h = 0,
  } = sidesOf(all.filter(({ row }) => row.path === 'Dimensions')) ?? {}
  const weights = all
    .filter(({ row }) => row.path === 'Weight')
    .flatMap(({ clauses }) => clauses.flatMap(({ quantities }) => quantities.flatMap(({ to }) => to.values)))
  const isLight = weights.length === 1 && weights.every((weight) => weight >= 1000 && weight <= table.weight)
  if (isLight && w <= table.width && d <= table.depth && h <= table.height)
    return { verdict: 'complies', offered }
  return h >= standing ? { verdict: 'deviates', offered } : confirm('near', offered)
}
