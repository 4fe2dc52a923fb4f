import type { Country } from '../../../content/countries.ts'
import texts from '../../../content/texts/finder.json'
import { isAmount } from '../../../domain/products/figures/figure.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import { choiceName, valueText } from '../../../domain/products/figures/figureText.ts'
import { fitOf, isUnlimited } from '../../../domain/products/room.ts'
import { roomSizeText } from '../../../domain/products/roomSizeText.ts'
import { fill, listText, numberText } from '../../../lib/text.ts'
import { type Answers, dailyOf, roomOf, subjectOf, surfaceOf } from '../answers/answers.ts'
import { amountText, durationText } from '../answers/answerText.ts'
import type { Subject } from '../answers/subjects.ts'
import {
  amountOf,
  countsPiecesOnly,
  fitsRoom,
  fitsSurface,
  hasChoice,
  matchOf,
  type ProductWithFigures,
  wishesOf,
} from './match.ts'

/** Phrases on the answers that a product meets, and on those that it does not. */
interface Reasons {
  reasons?: readonly string[]
  lacks?: readonly string[]
}

const dutyReasons = (
  { figures }: ProductWithFigures,
  { duty: dutyId, speed }: Subject,
  answers: Answers,
): Reasons => {
  const daily = dailyOf(answers)
  const duty = amountOf(figures, dutyId)
  if (duty === undefined) return daily === undefined ? {} : { lacks: [texts.daily.unknown] }
  const amount = amountText(answers, duty)
  const built = fill(texts.daily.built, { amount })
  if (daily === undefined) return { reasons: [built] }
  const wanted = amountText(answers, daily)
  if (duty < daily) return { lacks: [fill(texts.daily.below, { amount, wanted })] }
  const pieces = answers.count?.includes('pieces') ? amountOf(figures, 'pieceSpeed') : undefined
  const pace = pieces ?? amountOf(figures, speed?.id)
  if (!speed || pace === undefined) return { reasons: [built] }
  const time = durationText((daily * (speed.per === 'hour' ? 60 : 1)) / pace)
  const takes = fill(texts.daily.takes[speed.per], { amount: wanted, time, speed: numberText(pace) })
  return { reasons: [takes, built] }
}

const kindPhrases: Readonly<Partial<Record<FigureId, string>>> = texts.kind

const kindReasons = ({ figures }: ProductWithFigures, { has }: Subject): Reasons => {
  if (has === undefined) return {}
  const [value, phrase] = [figures[has], kindPhrases[has]]
  if (value === undefined || phrase === undefined) return {}
  return { reasons: [fill(phrase, { value: valueText(has, value) })] }
}

const countingPhrases: Readonly<Record<string, string>> = texts.counting

const countReasons = ({ figures }: ProductWithFigures, { count = [] }: Answers): Reasons => {
  if (count.includes('value') && countsPiecesOnly(figures)) return { lacks: [texts.counting.lacks] }
  const { has } = matchOf(count, figures.counting)
  return { reasons: has.flatMap((id) => countingPhrases[id] ?? []) }
}

const withList = (
  template: string,
  id: FigureId,
  choices: readonly string[],
  type?: Intl.ListFormatOptions['type'],
): string[] => {
  const names = choices.map((choice) => choiceName(id, choice))
  return names.length === 0 ? [] : [fill(template, { list: listText(names, type) })]
}

const wishReasons = ({ figures }: ProductWithFigures, answers: Answers): Reasons[] =>
  wishesOf(answers).map((wish) => {
    const { id, choices } = wish
    const phrases: { passed?: string } & typeof texts.detection = texts[wish.phrases]
    const match = matchOf(choices, figures[id], id === 'currency' ? figures.passed : undefined)
    return {
      reasons: withList(phrases.has, id, match.has),
      lacks: [
        ...withList(phrases.onRequest, id, match.onRequest),
        ...withList(phrases.passed ?? '', id, match.piecesOnly),
        ...withList(phrases.lacks, id, match.lacks, 'disjunction'),
      ],
    }
  })

const surfaceReasons = ({ figures }: ProductWithFigures, answers: Answers): Reasons => {
  const surface = surfaceOf(answers)
  if (surface === undefined) return {}
  const { weight, width, height } = figures
  if (!isAmount(weight) || !isAmount(width) || !isAmount(height)) return { lacks: [texts.misplaced.unknown] }
  const size = { weight: numberText(weight), width: numberText(width), height: numberText(height) }
  return fitsSurface(figures, surface)
    ? { reasons: [fill(texts.stands[surface], size)] }
    : { lacks: [fill(texts.misplaced[surface], size)] }
}

const roomReasons = ({ figures }: ProductWithFigures, answers: Answers): Reasons => {
  const room = roomOf(answers)
  if (isUnlimited(room)) return {}
  const { width, depth, height, clearance } = figures
  if (!isAmount(width) || !isAmount(depth) || !isAmount(height)) return { lacks: [texts.fits.unknown] }
  const size = roomSizeText(room)
  const behind = isAmount(clearance) ? fill(texts.fits.behind, { clearance: numberText(clearance) }) : ''
  const fit = fitOf(figures, room)
  if (fit) return { reasons: [fill(texts.fits[fit], { size }) + behind] }
  const own = roomSizeText({ width, depth, height })
  return { lacks: [fill(texts.fits.lacks, { size, own }) + behind] }
}

/** Why a product fits the answers, and what it lacks; both empty until the subject is known. */
export const reasonsFor = (product: ProductWithFigures, answers: Answers): Required<Reasons> => {
  const subject = subjectOf(answers)
  if (!subject) return { reasons: [], lacks: [] }
  const parts = [
    dutyReasons(product, subject, answers),
    kindReasons(product, subject),
    countReasons(product, answers),
    ...wishReasons(product, answers),
    surfaceReasons(product, answers),
    roomReasons(product, answers),
  ]
  return {
    reasons: parts.flatMap(({ reasons = [] }) => reasons),
    lacks: parts.flatMap(({ lacks = [] }) => lacks),
  }
}

/** A sentence for each question with choices that no product offers, not even on request. */
export const noneHas = (
  products: readonly ProductWithFigures[],
  answers: Answers,
  country: Country,
): string[] =>
  wishesOf(answers).flatMap(({ id, choices, phrases }) => {
    const missing = choices.filter(
      (choice) => !products.some(({ figures }) => hasChoice(figures[id], choice)),
    )
    return withList(fill(texts[phrases].none, { country }), id, missing, 'disjunction')
  })

/** A sentence when none of the products fits. */
export const noneFits = (
  products: readonly ProductWithFigures[],
  answers: Answers,
  country: Country,
): string[] =>
  products.some(({ figures }) => fitsRoom(figures, answers))
    ? []
    : [fill(texts.fits.none, { country, size: roomSizeText(roomOf(answers)) })]
