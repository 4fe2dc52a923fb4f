import texts from '../../content/texts/finder.json'
import { fill } from '../../lib/text.ts'
import { choiceName } from '../../machines/figures/figureText.ts'
import { type Answers, subjectOf } from './answers.ts'
import { amountText, durationText, listText, numberText } from './answerText.ts'
import type { Subject } from './subjects.ts'
import { amountOf, type Candidate, dailyOf, judge, placeOf, standsAt, type Verdict } from './verdict.ts'

/** Phrases about a machine, made from its figures: what it meets of the answers, and what it lacks. */
export interface Reasons {
  reasons: readonly string[]
  lacks: readonly string[]
}

const none: Reasons = { reasons: [], lacks: [] }

const ofDuty = ({ figures }: Candidate, { duty: dutyId, speed }: Subject, answers: Answers): Reasons => {
  const daily = dailyOf(answers)
  if (daily === undefined) return none
  const duty = amountOf(figures, dutyId)
  const wanted = amountText(answers, daily)
  if (duty === undefined) return { reasons: [], lacks: [texts.daily.unknown] }
  const amount = amountText(answers, duty)
  if (duty < daily) return { reasons: [], lacks: [fill(texts.daily.below, { amount, asked: wanted })] }
  const pace = amountOf(figures, speed?.id)
  const built = fill(texts.daily.built, { amount })
  if (!speed || pace === undefined) return { reasons: [built], lacks: [] }
  const time = durationText((daily * (speed.per === 'hour' ? 60 : 1)) / pace)
  const takes = fill(texts.daily.takes[speed.per], { amount: wanted, time, speed: numberText(pace) })
  return { reasons: [takes, built], lacks: [] }
}

const ofChoices = (
  phrases: typeof texts.detection,
  { has, onRequest, lacks }: Verdict,
  nameOf: (id: string) => string,
) => {
  const phrase = (template: string, ids: readonly string[], type?: Intl.ListFormatOptions['type']) =>
    ids.length === 0 ? [] : [fill(template, { list: listText(ids.map(nameOf), type) })]
  return {
    reasons: phrase(phrases.has, has),
    lacks: [...phrase(phrases.onRequest, onRequest), ...phrase(phrases.lacks, lacks, 'disjunction')],
  }
}

const ofPlace = ({ figures }: Candidate, answers: Answers): Reasons => {
  const place = placeOf(answers)
  const [weight, width] = [amountOf(figures, 'weight'), amountOf(figures, 'width')]
  if (place === undefined) return none
  if (weight === undefined || width === undefined)
    return { reasons: [], lacks: place === 'floor' ? [] : [texts.tooLarge.unknown] }
  const size = { weight: numberText(weight), width: numberText(width) }
  if (place === 'floor' || standsAt(figures, place))
    return { reasons: [fill(texts.stands[place], size)], lacks: [] }
  return { reasons: [], lacks: [fill(texts.tooLarge[place], size)] }
}

export const reasonsFor = (machine: Candidate, answers: Answers): Reasons => {
  const subject = subjectOf(answers)
  if (!subject) return none
  const { currency = 'currency' } = subject
  const { figures } = machine
  const parts = [
    ofDuty(machine, subject, answers),
    ofChoices(texts[currency], judge(answers.currencies ?? [], figures[currency]), (id) => id),
    ofChoices(texts.detection, judge(answers.detect ?? [], figures.detection), (id) =>
      choiceName('detection', id),
    ),
    ofPlace(machine, answers),
  ]
  return {
    reasons: parts.flatMap(({ reasons }) => reasons),
    lacks: parts.flatMap(({ lacks }) => lacks),
  }
}
