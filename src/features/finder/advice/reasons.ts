import type { Country } from '../../../content/countries.ts'
import texts from '../../../content/texts/finder.json'
import { isAmount } from '../../../domain/machines/figures/figure.ts'
import type { FigureId } from '../../../domain/machines/figures/figureIds.ts'
import { choiceName, valueText } from '../../../domain/machines/figures/figureText.ts'
import { fitOf, isUnlimited } from '../../../domain/machines/size/room.ts'
import { roomSizeText } from '../../../domain/machines/size/sizeText.ts'
import { fill, listText, numberText } from '../../../lib/text.ts'
import { type Answers, dailyOf, placeOf, roomOf, subjectOf } from '../answers/answers.ts'
import { amountText, durationText } from '../answers/answerText.ts'
import type { Subject } from '../answers/subjects.ts'
import {
  amountOf,
  countsPiecesOnly,
  fitsPlace,
  fitsRoom,
  type Machine,
  matchOf,
  offers,
  wishesOf,
} from './match.ts'

/** Phrases on how a machine meets the answers, and on the answers that it does not meet. */
interface Reasons {
  reasons?: readonly string[]
  lacks?: readonly string[]
}

const dutyReasons = ({ figures }: Machine, { duty: dutyId, speed }: Subject, answers: Answers): Reasons => {
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

const kindReasons = ({ figures }: Machine, { has }: Subject): Reasons => {
  if (has === undefined) return {}
  const [value, phrase] = [figures[has], kindPhrases[has]]
  if (value === undefined || phrase === undefined) return {}
  return { reasons: [fill(phrase, { value: valueText(has, value) })] }
}

const countingPhrases: Readonly<Record<string, string>> = texts.counting

const countReasons = ({ figures }: Machine, { count = [] }: Answers): Reasons => {
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

const wishReasons = ({ figures }: Machine, answers: Answers): Reasons[] =>
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

const placeReasons = ({ figures }: Machine, answers: Answers): Reasons => {
  const place = placeOf(answers)
  if (place === undefined) return {}
  const { weight, width, height } = figures
  if (!isAmount(weight) || !isAmount(width) || !isAmount(height)) return { lacks: [texts.misplaced.unknown] }
  const size = { weight: numberText(weight), width: numberText(width), height: numberText(height) }
  return fitsPlace(figures, place)
    ? { reasons: [fill(texts.stands[place], size)] }
    : { lacks: [fill(texts.misplaced[place], size)] }
}

const roomReasons = ({ figures }: Machine, answers: Answers): Reasons => {
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

/** Why a machine fits the answers, and what it lacks; both empty until the subject is known. */
export const reasonsFor = (machine: Machine, answers: Answers): Required<Reasons> => {
  const subject = subjectOf(answers)
  if (!subject) return { reasons: [], lacks: [] }
  const parts = [
    dutyReasons(machine, subject, answers),
    kindReasons(machine, subject),
    countReasons(machine, answers),
    ...wishReasons(machine, answers),
    placeReasons(machine, answers),
    roomReasons(machine, answers),
  ]
  return {
    reasons: parts.flatMap(({ reasons = [] }) => reasons),
    lacks: parts.flatMap(({ lacks = [] }) => lacks),
  }
}

/** A sentence for each question with choices that no machine offers, not even on request. */
export const noneHas = (machines: readonly Machine[], answers: Answers, country: Country): string[] =>
  wishesOf(answers).flatMap(({ id, choices, phrases }) => {
    const missing = choices.filter((choice) => !machines.some(({ figures }) => offers(figures[id], choice)))
    return withList(fill(texts[phrases].none, { country }), id, missing, 'disjunction')
  })

/** A sentence when none of the machines fits. */
export const noneFits = (machines: readonly Machine[], answers: Answers, country: Country): string[] =>
  machines.some(({ figures }) => fitsRoom(figures, answers))
    ? []
    : [fill(texts.fits.none, { country, size: roomSizeText(roomOf(answers)) })]
