import type { Clause, Comparison, Reason } from '../requirement.ts'
import { isFiller, isVague } from '../vocabulary/neutralWords.ts'
import { negations, orEqual, wishes } from '../vocabulary/phrases.ts'
import type { Subject } from '../vocabulary/subject.ts'
import { isChosenIn, subjectOfDimension, subjectsFor } from './findSubjects.ts'
import { furtherDemands } from './furtherDemands.ts'
import { noteSizeIn, orderOf, sizeOrder } from './noteSize.ts'
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

/** Only a temperature may be zero or below. */
const isSound = ({ values, dimension }: Amount): boolean =>
  values.length > 0 && (dimension === 'celsius' || values.every((value) => value > 0))

/** A time that can be set may begin at zero. */
const startsSound = (from: Amount, to: Amount): boolean =>
  isSound(from) || (from !== to && from.dimension === 'seconds' && from.values.every((value) => value === 0))

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

/** `300 cards` are no users: what stands after a number and is not understood is what it counts. */
const withNouns = (
  quantities: readonly Quantity[],
  { text, amounts }: Masked,
  unknown: readonly string[],
): Quantity[] => {
  const named = new Map(
    Array.from(text.matchAll(/#(\d+) +([a-z]+s)\b/g), ([, place, word = '']) => [
      amounts[Number(place)],
      wordsOf(word).find((noun) => unknown.includes(noun)),
    ]),
  )
  return quantities.map((quantity) => {
    const noun = ['number', 'count'].includes(quantity.to.dimension) ? named.get(quantity.to) : undefined
    return noun === undefined ? quantity : { ...quantity, to: { ...quantity.to, noun } }
  })
}

/** Reads a part of a line, which `plainText` made plain. */
export const readClause = (text: string, subjects: readonly Subject[]): Clause => {
  const masked = maskAmounts(text)
  const noteSize = noteSizeIn(masked)
  const { text: unnamed } = takeComparisons(masked.text)
  const { all, named, found } = subjectsFor(masked, text, unnamed, noteSize !== undefined, subjects)
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
  const dimensions = [...quantities.map(({ to }) => to), ...sides].map(({ dimension }) => dimension)
  const isEither =
    chosen.members.length > 1 &&
    !asksForAll(text) &&
    (isOneOf || isAlternative(chosen.text, subject?.isOneEnough))
  const unknown = left
    .filter((word) => !isFiller(word) && !(isEither && word === 'or'))
    .filter((word) => !isVague(word, dimensions, masked.text.replace(/#.*/, '')))
    // A relation is no word that a sheet could have.
    .concat(
      chosen.relations.filter((word) => subject?.neutral?.test(word) !== true).map((word) => `¤ ${word} ¤`),
    )
  const further = furtherDemands(masked.text, subject)
  // What comes with the machine is more than what it has.
  const unread = demanded.isGiven && unknown.length > 0 ? [...unknown, 'included'] : unknown
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
    // `Life (million): 600` has its scale apart from its number.
    /\bmillions?\b/.test(masked.text) && 'number',
    quantities.some(({ from, to }) => !startsSound(from, to) || !isSound(to)) && 'number',
  ]
  const weaker = subject?.rows && named.length < all.length ? all.filter(({ isWeak }) => isWeak) : []
  // No sheet states training, but `Ethernet and training` is half stated.
  const others = subject ? unnamed.replace(every(subject.words), ' ') : ''
  const chosenBeside = subjects.filter((each) => each !== subject && isChosenIn(others, each))
  const byUnit = quantities.flatMap(({ to }) => subjectOfDimension[to.dimension] ?? [])
  const beside = [...weaker, ...chosenBeside].map(({ id }) => id).concat(byUnit)
  const doubt = doubts.find((each) => each !== false)
  const isOfFitness =
    qualified.ids.includes('fitness') && ['sortingSpeed', 'speed'].includes(subject?.id ?? '')
  return {
    ...(isAmbiguous && { candidates: found.map((each) => readClause(text, [each])) }),
    subject: isAmbiguous ? null : isOfFitness ? 'fitnessSpeed' : (subject?.id ?? null),
    comparison: comparisons[0] ?? 'bare',
    quantities: withNouns(quantities, masked, unknown),
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
