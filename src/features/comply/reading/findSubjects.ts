import { isFiller } from '../vocabulary/neutralWords.ts'
import type { Subject } from '../vocabulary/subject.ts'
import type { Dimension } from '../vocabulary/units.ts'
import { wordsOf } from './plainText.ts'
import { type Masked, type Quantity, readQuantities } from './quantities.ts'
import { every } from './takeWords.ts'

/** What is counted names its subject where no word does. */
const subjectOfNoun: Readonly<Record<string, string>> = {
  pocket: 'pockets',
  'sorting pocket': 'pockets',
  'reject pocket': 'pockets',
  currency: 'currencies',
  language: 'languages',
  user: 'users',
  needle: 'printMethod',
  column: 'row:Line width',
  stroke: 'row:Print head life',
  opening: 'row:Drawer life',
  bag: 'row:Outlets',
  cassette: 'storage',
  drum: 'recycling',
  copy: 'row:Copies',
}

/** A rate of anything else is one of notes, coins or documents. */
const subjectOfRate: Readonly<Record<string, string>> = {
  band: 'strappingSpeed',
  bundle: 'strappingSpeed',
  roll: 'wrappingSpeed',
  brick: 'row:Output',
  character: 'row:Print speed',
}

/** A unit names its subject, where only one has it. */
export const subjectOfDimension: Partial<Record<Dimension, string>> = {
  power: 'powerConsumption',
  voltage: 'powerSupply',
  sound: 'noise',
  perDay: 'duty',
}

/** What works at so many °C has it as its operating temperature, and a machine of so many kg as its weight. */
const subjectOfVerb = (text: string, dimension: Dimension): string | [] => {
  if (dimension === 'celsius' && !/\b(?:stor|seal|heat|capacit)/.test(text)) return 'temperature'
  if (
    dimension === 'count' &&
    /\b(?:take in|load|insert|feed)|\b(?:accept|take)s?\b.*\b(?:per insertion|stack|bundle)\b/.test(text)
  )
    return 'hopper'
  return dimension === 'mass' && !/\b(?:capacity|load|hold|carr|weighing)/.test(text) ? 'weight' : []
}

interface Match {
  subject: Subject
  start: number
  end: number
}

/** Every match of the subjects, the longest first, so that `counting speed` is not `speed`. */
export const findSubjects = (text: string, subjects: readonly Subject[]): Match[] => {
  const found = subjects
    .filter(({ words }) => words.test(text))
    .flatMap((subject) =>
      Array.from(text.matchAll(every(subject.words)), (match) => ({
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

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Whether a text has a figure or a choice of the kind that only this subject asks for. */
const hasEvidence = (masked: Masked, { choices = {}, dimension, noun }: Subject): boolean =>
  Object.values(choices).some((pattern) => pattern.test(masked.text)) ||
  masked.amounts.some((amount) => amount.dimension === dimension && amount.noun === (noun ?? amount.noun))

/**
 * `Language on the display: Khmer` is about languages, to which the display adds nothing, and `electricity used: 220 V`
 * about the supply.
 */
const withoutNeutral = (
  matches: readonly Match[],
  masked: Masked,
  implied: readonly Subject[],
): Subject[] => {
  const all = distinct(matches.map(({ subject }) => subject))
  const sure = distinct([...all, ...implied]).filter(
    (subject) => subject.neutral && (subject.stated ?? subject.isTopic ?? hasEvidence(masked, subject)),
  )
  const isAdded = (subject: Subject): boolean =>
    sure.some(
      (other) =>
        other !== subject &&
        (subject.dimension === other.dimension || !hasEvidence(masked, subject)) &&
        matches.every(
          ({ subject: own, start, end }) =>
            own !== subject || isNeutral(masked.text.slice(start, end), other),
        ),
    )
  const kept = all.filter((subject) => !isAdded(subject))
  return kept.length > 0 ? kept : all
}

const isNeutral = (words: string, { neutral }: Subject): boolean =>
  neutral?.test(words) === true && wordsOf(words.replace(every(neutral), ' ')).every(isFiller)

const subjectsIn = (masked: Masked, text: string, subjects: readonly Subject[]): Subject[] => {
  const named = findSubjects(masked.text, subjects)
  // A standard's number is no amount, as in ISO 9001.
  const ids = masked.amounts.flatMap(({ dimension }) => subjectOfDimension[dimension] ?? [])
  const implied = subjects.filter(({ id }) => ids.includes(id))
  if (named.length > 0) return withoutNeutral(named, masked, implied)
  const unstated = subjects.filter(({ rows }) => !rows)
  return distinct(findSubjects(text, unstated).map(({ subject }) => subject))
}

/** The weak ones only where there are no others, and first those that the line has a figure for. */
const strongest = (all: readonly Subject[], masked: Masked): readonly Subject[] => {
  const strong = all.filter(({ isWeak }) => !isWeak)
  const measured = all.filter(({ dimension }) =>
    masked.amounts.some((amount) => amount.dimension === dimension),
  )
  return [strong, measured, all].find(({ length }) => length > 0) ?? all
}

/** Whether a choice of a subject stands in a text, which names that subject. */
export const isChosenIn = (text: string, { isImplied, certain, choices = {} }: Subject): boolean =>
  isImplied === true &&
  Object.entries(choices).some(([id, pattern]) => (certain?.includes(id) ?? true) && pattern.test(text))

/** What a line without a subject's words must be about, for what it counts, measures or chooses. */
const impliedBy = (
  text: string,
  quantities: readonly Quantity[],
  subjects: readonly Subject[],
): Subject[] => {
  const byUnit = quantities.flatMap(({ to: { dimension, noun = '' } }) =>
    dimension === 'perMinute'
      ? (subjectOfRate[noun] ?? 'speed')
      : (subjectOfDimension[dimension] ?? subjectOfNoun[noun] ?? subjectOfVerb(text, dimension)),
  )
  const isSize = /#\d+\s*x\s*#\d+\s*x\s*#\d+/.test(text)
  return subjects.filter(
    (subject) =>
      byUnit.includes(subject.id) || (isSize && subject.id === 'dimensions') || isChosenIn(text, subject),
  )
}

/** The subjects that a text has words for, the strongest of them, and those that it is about. */
export const subjectsFor = (
  masked: Masked,
  text: string,
  unnamed: string,
  isNoteSize: boolean,
  subjects: readonly Subject[],
): Record<'all' | 'named' | 'found', readonly Subject[]> => {
  const all = subjectsIn(masked, text, subjects)
  const isOfNotes = isNoteSize && all.length === 0 && /\b(?:bank ?)?notes\b/.test(text)
  const ofNotes = (isOfNotes ? subjects : all).filter(({ way }) => way === 'noteSize')
  // Its sides have names of their own.
  const named = isNoteSize && ofNotes.length > 0 ? ofNotes : strongest(all, masked)
  const measured = readQuantities({ ...masked, text: unnamed }).quantities
  // A speed in bands is that of banding.
  const ofRate = measured.flatMap(({ to: { noun = '' } }) => subjectOfRate[noun] ?? [])
  const isRate = measured.some(({ to }) => to.dimension === 'perMinute')
  const isPlain = named.every(
    ({ byWords, isWeak, dimension }) =>
      isWeak === true &&
      (byWords === true ||
        measured.some(({ to }) => to.dimension === 'perDay') ||
        (dimension === 'perMinute' ? ofRate.length > 0 : !dimension && isRate)),
  )
  const implied = isPlain ? impliedBy(unnamed, measured, subjects) : []
  const ofSpeed =
    isRate && named.every(({ id }) => id === 'serialNumbers')
      ? subjects.filter(({ id }) => id === 'speed')
      : []
  const found = [implied, named.length > 0 ? ofSpeed : [], named].find(({ length }) => length > 0) ?? []
  return { all, named, found }
}
