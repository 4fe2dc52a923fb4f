import type { FigureId } from '../../content/figures/figureIds.ts'
import { choiceName } from '../../content/figures/figureText.ts'
import texts from '../../content/texts/finder.json'
import { fill } from '../../lib/text.ts'
import { type Answers, type QuestionId, subjectIdOf } from './answers.ts'
import { dailyOf } from './verdict.ts'

interface Things {
  name: string
  one: string
  other: string
}

const things: Readonly<Record<string, Things>> = texts.things

const named: Readonly<Partial<Record<QuestionId, Readonly<Record<string, { name: string; text: string }>>>>> =
  {
    handle: texts.handle,
    type: texts.type,
    place: texts.place,
  }

const figureOf: Readonly<Partial<Record<QuestionId, FigureId>>> = {
  currencies: 'currency',
  detect: 'detection',
}

export const numberText = (amount: number): string => amount.toLocaleString('en')

/** `KHR, USD and THB`, or with `or`. */
export const listText = (
  names: readonly string[],
  type: Intl.ListFormatOptions['type'] = 'conjunction',
): string => new Intl.ListFormat('en-GB', { type }).format(names)

/** `notes`: what the daily amount counts. */
export const thingsName = (answers: Answers): string => things[subjectIdOf(answers) ?? '']?.name ?? ''

/** `8,000 notes` */
export const amountText = (answers: Answers, amount: number): string => {
  const { one = '', other = '' } = things[subjectIdOf(answers) ?? ''] ?? {}
  return fill(amount === 1 ? one : other, { count: numberText(amount) })
}

export const choiceText = (id: QuestionId, choice: string): { name: string; text?: string } => {
  const figure = figureOf[id]
  return named[id]?.[choice] ?? { name: figure === undefined ? choice : choiceName(figure, choice) }
}

/** `No preference`, `8,000 notes`, `KHR and USD`. */
const answerText = (id: QuestionId, answers: Answers): string => {
  const choices = answers[id] ?? []
  const daily = dailyOf(answers)
  if (choices.length === 0) return texts.any
  if (id === 'daily' && daily !== undefined) return amountText(answers, daily)
  return listText(choices.map((choice) => choiceText(id, choice).name))
}

/** `Currencies: KHR and USD` */
export const answerLine = (id: QuestionId, answers: Answers): string =>
  `${texts.labels[id]}: ${answerText(id, answers)}`
