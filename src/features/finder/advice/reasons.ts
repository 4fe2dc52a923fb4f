import texts from '../../../content/texts/finder.json'
import type { FigureId } from '../../../domain/machines/figures/figureIds.ts'
import { valueText } from '../../../domain/machines/figures/figureText.ts'
import { fill } from '../../../lib/text.ts'
import { type Answers, subjectOf } from '../questions/answers.ts'
import { amountText, durationText, numberText } from '../questions/answerText.ts'
import type { Subject } from '../questions/subjects.ts'
import { wishReasons } from '../questions/wishes.ts'
import { roomReasons } from './fits.ts'
import {
  amountOf,
  type Candidate,
  countsPiecesOnly,
  dailyOf,
  fitsPlace,
  matchOf,
  placeOf,
  type Reasons,
} from './match.ts'

const dutyReasons = ({ figures }: Candidate, { duty: dutyId, speed }: Subject, answers: Answers): Reasons => {
  const daily = dailyOf(answers)
  const duty = amountOf(figures, dutyId)
  if (duty === undefined) return daily === undefined ? {} : { lacks: [texts.daily.unknown] }
  const amount = amountText(answers, duty)
  const built = fill(texts.daily.built, { amount })
  if (daily === undefined) return { reasons: [built] }
  const wanted = amountText(answers, daily)
  if (duty < daily) return { lacks: [fill(texts.daily.below, { amount, asked: wanted })] }
  const pieces = answers.count?.includes('pieces') ? amountOf(figures, 'pieceSpeed') : undefined
  const pace = pieces ?? amountOf(figures, speed?.id)
  if (!speed || pace === undefined) return { reasons: [built] }
  const time = durationText((daily * (speed.per === 'hour' ? 60 : 1)) / pace)
  const takes = fill(texts.daily.takes[speed.per], { amount: wanted, time, speed: numberText(pace) })
  return { reasons: [takes, built] }
}

const kindPhrases: Readonly<Partial<Record<FigureId, string>>> = texts.kind

const kindReasons = ({ figures }: Candidate, { has }: Subject): Reasons => {
  if (has === undefined) return {}
  const [value, phrase] = [figures[has], kindPhrases[has]]
  if (value === undefined || phrase === undefined) return {}
  return { reasons: [fill(phrase, { value: valueText(has, value) })] }
}

const countingPhrases: Readonly<Record<string, string>> = texts.counting

const countReasons = ({ figures }: Candidate, { count = [] }: Answers): Reasons => {
  if (count.includes('value') && countsPiecesOnly(figures)) return { lacks: [texts.counting.lacks] }
  const { has } = matchOf(count, figures.counting)
  return { reasons: has.flatMap((id) => countingPhrases[id] ?? []) }
}

const placeReasons = ({ figures }: Candidate, answers: Answers): Reasons => {
  const place = placeOf(answers)
  if (place === undefined) return {}
  const [weight, width, height] = (['weight', 'width', 'height'] as const).map((id) => amountOf(figures, id))
  if (weight === undefined || width === undefined || height === undefined)
    return { lacks: [texts.misplaced.unknown] }
  const size = { weight: numberText(weight), width: numberText(width), height: numberText(height) }
  return fitsPlace(figures, place)
    ? { reasons: [fill(texts.stands[place], size)] }
    : { lacks: [fill(texts.misplaced[place], size)] }
}

export const reasonsFor = (machine: Candidate, answers: Answers): Required<Reasons> => {
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
