import texts from '../../../content/texts/finder.json'
import { choiceName } from '../../../domain/products/figures/figureText.ts'
import { roomSizeText } from '../../../domain/products/roomSizeText.ts'
import { counted, fill, listText } from '../../../lib/text.ts'
import {
  type AnswerId,
  type Answers,
  dailyOf,
  givenIds,
  kindOf,
  parseAnswers,
  type QuestionId,
  questions,
  roomOf,
} from './answers.ts'

const { time } = texts

/** In whole minutes, rounded up: `8 minutes`, `2 hours and 47 minutes`. */
export const durationText = (minutes: number): string => {
  const whole = Math.ceil(minutes)
  const rest = whole % 60
  if (whole <= 90) return counted(time.minutes, whole)
  const hours = counted(time.hours, (whole - rest) / 60)
  return rest === 0 ? hours : listText([hours, counted(time.minutes, rest)])
}

const things: Record<string, { name: string; one: string; other: string }> = texts.things

const thingOf = (answers: Answers) => things[answers.type?.[0] ?? ''] ?? things[kindOf(answers) ?? '']

/** The things that the daily amount counts: `notes`. */
export const thingsName = (answers: Answers): string => thingOf(answers)?.name ?? ''

/** `8,000 notes`. */
export const amountText = (answers: Answers, amount: number): string => {
  const { one = '', other = '' } = thingOf(answers) ?? {}
  return counted({ one, other }, amount)
}

/** How many products are left. */
export const fittingText = (count: number): string =>
  count === 0 ? texts.noneFits : counted(texts.fitting, count)

const named: Partial<Record<QuestionId, Record<string, { name: string; text: string }>>> = {
  handle: texts.handle,
  type: texts.type,
  place: texts.place,
}

const modes: Partial<Record<string, string>> = texts.modes

const templates: Partial<Record<QuestionId, string>> = texts.choice

/** The name of a choice, and where it has one, the text that explains it. */
export const choiceText = (id: QuestionId, choice: string): { name: string; text?: string } => {
  const template = templates[id]
  if (template !== undefined) return { name: fill(template, { choice }) }
  const figure = questions[id].figure?.(undefined)
  const text = id === 'modes' ? modes[choice] : undefined
  return (
    named[id]?.[choice] ?? {
      name: figure === undefined ? choice : choiceName(figure, choice),
      ...(text && { text }),
    }
  )
}

/** `No preference`, `8,000 notes`, `KHR and USD`. */
const answerText = (id: AnswerId, answers: Answers): string => {
  const choices = answers[id] ?? []
  if (id === 'fits') return roomSizeText(roomOf(answers))
  const daily = dailyOf(answers)
  if (choices.length === 0) return texts.any
  if (id === 'daily' && daily !== undefined) return amountText(answers, daily)
  return listText(choices.map((choice) => choiceText(id, choice).name))
}

/** `Currencies: KHR and USD`. */
export const answerLine = (id: AnswerId, answers: Answers): string =>
  `${texts.labels[id]}: ${answerText(id, answers)}`

/** The answers of an address as a message of the buyer; empty without answers. */
export const foundMessage = (search: string): string => {
  const answers = parseAnswers(search)
  const lines = givenIds(answers).map((id) => answerLine(id, answers))
  return lines.length === 0 ? '' : [texts.message, ...lines].join('\n')
}
