import { isOfKind } from '../reading/kinds.ts'
import { wordsOf } from '../reading/plainText.ts'
import type { Clause, Sheet } from '../requirement.ts'
import { subjectOf } from '../vocabulary/rowSubjects.ts'

/** Words for what a kind of machine does. */
const ofKinds = /^(?:deposit|depositing|counter|sorter)$/

/** What is asked of another kind of machine is not asked of this one, but for a part that the sheet names so. */
const forKind = (clause: Clause, { name, category, subcategory, specifications }: Sheet): Clause => {
  // A coin counter is among the coin sorters.
  const names = [name, category, subcategory === 'coin-sorter' ? '' : subcategory].join(' ')
  const subject = subjectOf(clause.subject)
  const hasSafe = 'Safe' in specifications || 'Cabinet' in specifications
  // Its safe has a weight and a size of its own, and all else is of the whole machine.
  const isOfWhole = !['mass', 'length'].includes(subject?.dimension ?? '')
  const isOfSafe = subject?.rows?.source.includes('Safe') ?? false
  const isInSafe =
    isOfSafe || (hasSafe && (subject?.id === 'storage' || / with machine\b/.test(clause.words)))
  return {
    ...clause,
    unread: clause.unread
      .filter((word) => !ofKinds.test(word) || !isOfKind(word, names))
      .concat(
        (clause.kinds ?? []).filter(
          (kind) =>
            !((isInSafe || (isOfWhole && isOfKind('deposit', names))) && kind === 'safe') &&
            // The line asks for the kind of product that this one is.
            !isOfKind(kind, names),
        ),
      ),
  }
}

/** Whether a machine is for coins or cheques alone. */
const takesNoNotes = ({ name, subcategory }: Sheet): boolean =>
  subcategory === 'coin-sorter' || (/\b(?:coin|cheque)\b/i.test(name) && !/\bnote\b/i.test(name))

/** On a machine for coins or cheques, all is said of them and nothing of notes. */
const withoutNotes = (clause: Clause, { name }: Sheet): Clause => ({
  ...clause,
  unread: [
    ...clause.unread.filter((word) => word !== 'coin' || !/\bcoin\b/i.test(name)),
    ...wordsOf(clause.words).filter((word) => /^(?:bank)?note$|^(?:bill|bundle|ink)$/.test(word)),
  ],
})

/** A machine that counts by value knows the values of all its currencies. */
const ofValues = (clause: Clause, { specifications }: Sheet): Clause => {
  const modes = JSON.stringify([specifications['Counting modes'], specifications['Counting speed']])
  const isKnown =
    clause.subject === 'currencies' && /\bby value\b/.test(clause.words) && /\bvalue\b/i.test(modes)
  return isKnown ? { ...clause, qualifiers: clause.qualifiers.filter((id) => id !== 'mixed') } : clause
}

/** A clause as it is said of this sheet's machine. */
export const clauseFor = (given: Clause, sheet: Sheet): Clause => {
  const clause = ofValues(forKind(given, sheet), sheet)
  return takesNoNotes(sheet) ? withoutNotes(clause, sheet) : clause
}
