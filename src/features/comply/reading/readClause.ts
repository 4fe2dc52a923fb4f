import type { Clause, Comparison, Reason } from '../requirement.ts'
import {
  certificateChoices,
  type Choices,
  currencyChoices,
  detectionChoices,
  interfaceChoices,
} from '../vocabulary/choices.ts'
import { comparisons, fillers, negations, qualifiers, wishes } from '../vocabulary/phrases.ts'
import type { Subject } from '../vocabulary/subject.ts'
import { noteSizeIn } from './noteSize.ts'
import { wordsOf } from './plainText.ts'
import { type Amount, maskAmounts, readQuantities } from './quantities.ts'

const sizeOrder =
  /\b([wdhl])(?:idth|ength)?\s*x\s*([wdhl])(?:epth|idth|ength)?\s*x\s*([wdhl])(?:eight|epth)?\b/

/** A choice names its subject where no word does: `Must accept THB`. */
const impliedSubjects: readonly (readonly [string, Choices])[] = [
  ['currencies', currencyChoices],
  ['detection', detectionChoices],
  ['interfaces', interfaceChoices],
  ['certificates', certificateChoices],
]

const subjectOfNoun: Readonly<Record<string, string>> = {
  pocket: 'pockets',
  'sorting pocket': 'pockets',
  'reject pocket': 'pockets',
  currency: 'currencies',
  language: 'languages',
  record: 'serialMemory',
  user: 'users',
}

/** Every match of the subjects, the longest first, so that `counting speed` is not `speed`. */
export const findSubjects = (
  text: string,
  subjects: readonly Subject[],
): { subject: Subject; start: number; end: number }[] => {
  const found = subjects.flatMap((subject) =>
    Array.from(text.matchAll(new RegExp(subject.words, 'g')), (match) => ({
      subject,
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
  const longest = found
    .filter(({ start, end }) => end > start)
    .sort((a, b) => b.end - b.start - (a.end - a.start))
  const taken: typeof longest = []
  for (const match of longest)
    if (taken.every(({ start, end }) => match.end <= start || match.start >= end)) taken.push(match)
  return taken
}

/** A subject whose word is also said of others, as in "sorting pockets". */
const weak: readonly string[] = ['sortingModes', 'countingModes', 'certificates', 'speed']

/** Only a temperature may be zero or below. */
const isSound = ({ values, dimension }: Amount): boolean =>
  values.length > 0 && (dimension === 'celsius' || values.every((value) => value > 0))

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Removes the words of each choice from a text; `text` keeps the rest. */
const takeChoices = (text: string, choices: Choices): { text: string; members: string[] } => {
  const members: string[] = []
  let rest = text
  for (const [id, pattern] of Object.entries(choices)) {
    const all = new RegExp(pattern, 'g')
    if (!all.test(rest)) continue
    members.push(id)
    rest = rest.replace(all, ' ')
  }
  return { text: rest, members }
}

const takeComparisons = (text: string): { text: string; found: Comparison[] } => {
  const found: Comparison[] = []
  let rest = text
  for (const [pattern, comparison] of comparisons)
    rest = rest.replace(pattern, () => {
      found.push(comparison)
      return ' '
    })
  return { text: rest, found: distinct(found) }
}

const takeQualifiers = (text: string): { text: string; ids: string[] } => {
  const ids: string[] = []
  let rest = text
  for (const [id, pattern] of Object.entries(qualifiers)) {
    if (!pattern.test(rest)) continue
    ids.push(id)
    rest = rest.replace(pattern, ' ')
  }
  return { text: rest, ids }
}

const subjectsIn = (text: string, masked: string, subjects: readonly Subject[]): Subject[] => {
  const named = distinct(findSubjects(masked, subjects).map(({ subject }) => subject))
  // A standard's number is no amount, as in ISO 9001.
  const all =
    named.length > 0
      ? named
      : distinct(
          findSubjects(
            text,
            subjects.filter(({ rows }) => !rows),
          ).map(({ subject }) => subject),
        )
  const strong = all.filter(({ id }) => !weak.includes(id))
  return strong.length > 0 ? strong : all
}

/** Reads a part of a line, which `plainText` made plain. */
export const readClause = (text: string, subjects: readonly Subject[]): Clause => {
  const masked = maskAmounts(text)
  const named = subjectsIn(text, masked.text, subjects)
  let rest = masked.text.replace(sizeOrder, ' ')
  let [subject] = named
  let isAmbiguous = named.length > 1
  if (subject) rest = rest.replace(new RegExp(subject.words, 'g'), ' ')
  const isWish = wishes.test(rest)
  const compared = takeComparisons(rest)
  const { text: afterAmounts, quantities, sides } = readQuantities({ ...masked, text: compared.text })
  rest = afterAmounts
  if (!subject) {
    const byNoun = quantities.flatMap(({ to }) => subjectOfNoun[to.noun ?? ''] ?? [])
    const byChoice = impliedSubjects.filter(([, choices]) => takeChoices(rest, choices).members.length > 0)
    const implied = distinct([...byNoun, ...byChoice.map(([id]) => id)])
    subject = implied.length === 1 ? subjects.find(({ id }) => id === implied[0]) : undefined
    isAmbiguous = implied.length > 1
  }
  const chosen = subject?.choices ? takeChoices(rest, subject.choices) : { text: rest, members: [] }
  const isNegative = negations.test(chosen.text)
  const qualified = takeQualifiers(chosen.text)
  const unread = wordsOf(qualified.text).filter((word) => word !== 'x' && !fillers.has(word))
  const doubts: (Reason | false)[] = [
    !subject && !isAmbiguous && 'subject',
    isAmbiguous && 'subjects',
    isWish && 'wish',
    isNegative && 'negation',
    compared.found.length > 1 && 'contradiction',
    quantities.some(({ from, to }) => !isSound(from) || !isSound(to)) && 'number',
  ]
  const doubt = doubts.find((each) => each !== false)
  return {
    subject: isAmbiguous ? null : (subject?.id ?? null),
    comparison: compared.found[0] ?? 'bare',
    quantities,
    ...(noteSizeIn(masked) && { noteSize: noteSizeIn(masked) }),
    ...(sides.length > 0 && { sides, order: orderOf(text) }),
    members: chosen.members,
    qualifiers: qualified.ids,
    unread,
    words: text,
    ...(doubt && { doubt }),
  }
}

/** `wdh` for `(W x D x H)`; an empty text where a line does not say it. */
export const orderOf = (text: string): string => sizeOrder.exec(text)?.slice(1).join('') ?? ''
