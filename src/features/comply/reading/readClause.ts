import type { Clause, Comparison, Reason } from '../requirement.ts'
import { isFiller, vague } from '../vocabulary/neutralWords.ts'
import { negations, orEqual, wishes } from '../vocabulary/phrases.ts'
import type { Subject } from '../vocabulary/subject.ts'
import type { Dimension } from '../vocabulary/units.ts'
import { furtherDemands } from './furtherDemands.ts'
import { noteSizeIn } from './noteSize.ts'
import { wordsOf } from './plainText.ts'
import { type Amount, maskAmounts, type Masked, type Quantity, readQuantities } from './quantities.ts'
import {
  asksForAll,
  every,
  isAlternative,
  takeChoices,
  takeComparisons,
  takeDemands,
  takeOneOf,
  takeQualifiers,
} from './takeWords.ts'

const sizeOrder =
  /\b([wdhl])(?:idth|ength)?\s*x\s*([wdhl])(?:epth|idth|ength)?\s*x\s*([wdhl])(?:eight|epth)?\b/

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
  bag: 'row:Outlets',
  cassette: 'storage',
  drum: 'recycling',
  copy: 'row:Copies',
  speed: 'speedLevels',
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
const subjectOfDimension: Partial<Record<Dimension, string>> = {
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
    /\b(?:take in|load|insert|feed)|\b(?:accept|take)s?\b.*\bper insertion\b/.test(text)
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

/** Only a temperature may be zero or below. */
const isSound = ({ values, dimension }: Amount): boolean =>
  values.length > 0 && (dimension === 'celsius' || values.every((value) => value > 0))

/** A time that can be set may begin at zero. */
const startsSound = (from: Amount, to: Amount): boolean =>
  isSound(from) || (from !== to && from.dimension === 'seconds' && from.values.every((value) => value === 0))

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
    (subject) => subject.neutral && (subject.stated ?? hasEvidence(masked, subject)),
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
  if (kept.length > 0) return kept
  const [other, ...others] = implied.filter((subject) => sure.includes(subject))
  return other && others.length === 0 ? [other] : all
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

/** `Maximum speed 1,200 notes/min or above` asks for a maximum of no less. */
const orMore = /^[^#]*\bmax[^#]*#\d+ *(?:or|and) (?:more|above|higher|better|faster|greater)/

/** `Maximum: less than 120 W` is a limit that is not reached. */
const withoutWeaker = (found: readonly Comparison[], isMore: boolean): Comparison[] =>
  found.filter(
    (each) =>
      !(each === 'loose' && (found.includes('lessThan') || found.includes('most'))) &&
      !(each === 'loose' && found.includes('least') && isMore) &&
      !(each === 'least' && found.includes('moreThan')),
  )

/** Whether a choice of a subject stands in a text, which names that subject. */
const isChosenIn = (text: string, { isImplied, certain, choices = {} }: Subject): boolean =>
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

/** Reads a part of a line, which `plainText` made plain. */
export const readClause = (text: string, subjects: readonly Subject[]): Clause => {
  const masked = maskAmounts(text)
  const all = subjectsIn(masked, text, subjects)
  const noteSize = noteSizeIn(masked)
  const ofNotes = all.filter(({ way }) => way === 'noteSize')
  // Its sides have names of their own.
  const named = noteSize && ofNotes.length > 0 ? ofNotes : strongest(all, masked)
  const { text: unnamed } = takeComparisons(masked.text)
  const measured = readQuantities({ ...masked, text: unnamed }).quantities
  // A speed in bands is that of banding.
  const ofRate = measured.flatMap(({ to: { noun = '' } }) => subjectOfRate[noun] ?? [])
  const isRate = measured.some(({ to }) => to.dimension === 'perMinute')
  const isOfNoun = measured.some(({ to: { noun = '' } }) => subjectOfNoun[noun] === 'pockets')
  const isPlain = named.every(
    ({ byWords, isWeak, dimension }) =>
      isWeak === true &&
      (byWords === true ||
        measured.some(({ to }) => to.dimension === 'perDay') ||
        (dimension === 'perMinute' ? ofRate.length > 0 : !dimension && (isRate || isOfNoun))),
  )
  const implied = isPlain ? impliedBy(unnamed, measured, subjects) : []
  const ofSpeed =
    isRate && named.every(({ id }) => id === 'serialNumbers')
      ? subjects.filter(({ id }) => id === 'speed')
      : []
  const likely = [implied, named.length > 0 ? ofSpeed : [], named].find(({ length }) => length > 0) ?? []
  // Of several that no sheet states, none is stated.
  const found = likely.every(({ rows, stated }) => !rows && !stated) ? likely.slice(0, 1) : likely
  const isAmbiguous = found.length > 1
  const [subject] = found
  const demanded = takeDemands(masked.text.replace(sizeOrder, ' '), subject)
  const isOrEqual = demanded.text.search(orEqual) !== -1
  const { text: asked, isOneOf } = takeOneOf(demanded.text.replace(orEqual, ' '), subject?.choices)
  let rest = asked
  const isWish = wishes.test(rest)
  const compared = takeComparisons(rest)
  const { text: afterAmounts, quantities, sides } = readQuantities({ ...masked, text: compared.text })
  rest = afterAmounts
  const comparisons = withoutWeaker(compared.found, orMore.test(masked.text))
  const chosen = takeChoices(rest, subject?.choices)
  const telling = subject?.neutral ? chosen.text.replace(every(subject.neutral), ' ') : chosen.text
  const isNegative = negations.test(telling)
  const qualified = takeQualifiers(telling)
  const left = wordsOf(qualified.text)
  const isEither =
    chosen.members.length > 1 &&
    !asksForAll(text) &&
    (isOneOf || isAlternative(chosen.text, subject?.isOneEnough))
  const unknown = left
    .filter((word) => !isFiller(word) && !(isEither && word === 'or'))
    .filter((word) => quantities.length + sides.length === 0 || !vague.has(word))
    // A relation is no word that a sheet could have.
    .concat(
      chosen.relations.filter((word) => subject?.neutral?.test(word) !== true).map((word) => `¤ ${word} ¤`),
    )
  const further = furtherDemands(masked.text, subject)
  // What comes with the machine is more than what it has.
  const isNeutralGift = subject?.neutral?.test('included') === true
  const unread = demanded.isGiven && unknown.length > 0 && !isNeutralGift ? [...unknown, 'included'] : unknown
  const own = subject ? (masked.text.match(every(subject.words)) ?? []) : []
  const counted = quantities.flatMap(({ to }) => to.noun ?? [])
  const about = wordsOf(own.length > 0 ? own.join(' ') : [masked.text, ...counted].join(' ')).filter(
    (word) => !isFiller(word) && !word.startsWith('#') && word !== 'external',
  )
  const doubts: (Reason | false)[] = [
    !subject && !isAmbiguous && 'subject',
    isAmbiguous && 'subjects',
    // Around the figure that is wished for there may be others.
    (isWish || (isOrEqual && quantities.length > 0 && comparisons.length === 0)) && 'wish',
    isNegative && 'negation',
    comparisons.length > 1 && 'contradiction',
    quantities.some(({ from, to }) => !startsSound(from, to) || !isSound(to)) && 'number',
  ]
  const weaker = subject?.rows && named.length < all.length ? all.filter(({ isWeak }) => isWeak) : []
  // No sheet states training, but `Ethernet and training` is half stated.
  const chosenBeside = subject && !subject.rows ? subjects.filter((each) => isChosenIn(unnamed, each)) : []
  const byUnit = quantities.flatMap(({ to }) => subjectOfDimension[to.dimension] ?? [])
  const beside = [...weaker, ...chosenBeside].map(({ id }) => id).concat(byUnit)
  const doubt = doubts.find((each) => each !== false)
  const isOfFitness =
    qualified.ids.includes('fitness') && ['sortingSpeed', 'speed'].includes(subject?.id ?? '')
  return {
    subject: isAmbiguous ? null : isOfFitness ? 'fitnessSpeed' : (subject?.id ?? null),
    comparison: comparisons[0] ?? 'bare',
    quantities,
    ...(noteSize && { noteSize }),
    ...(sides.length > 0 && { sides, order: orderOf(text) }),
    members: chosen.members,
    ...(beside.length > 0 && { beside }),
    ...(isEither && { isEither }),
    ...(isOrEqual && { isOrEqual }),
    qualifiers: isOfFitness
      ? qualified.ids.filter((id) => !['fitness', 'sorting'].includes(id))
      : qualified.ids,
    unread: [...new Set([...unread, ...further])],
    about,
    words: text,
    ...(doubt && { doubt }),
  }
}

/** `wdh` for `(W x D x H)`; an empty text where a line does not say it. */
export const orderOf = (text: string): string => sizeOrder.exec(text)?.slice(1).join('') ?? ''
