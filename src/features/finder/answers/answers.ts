import names from '../../../content/texts/figureNames.json'
import { isOfferedChoice } from '../../../domain/products/figures/figureFilters.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import { parseRoom, type Room, roomText } from '../../../domain/products/room.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { separatedNumber } from '../../../lib/digits.ts'
import { type KindId, kinds, type Task, type TaskId, type TaskQuestionId, tasks } from './tasks.ts'

export type QuestionId = 'handle' | 'type' | TaskQuestionId

/** The room to fit into is not one of the questions. */
export type AnswerId = QuestionId | 'fits'

interface Question {
  /** How many choices it takes; an amount is typed. */
  takes: 'one' | 'several' | 'amount'
  choices: readonly string[]
  figure?: (task: Task | undefined) => FigureId
  /** Whether the answer is the least amount of the figure, any number. */
  isLeast?: true
}

/** Those of the two countries first, then those near them. One that no sheet has is not offered. */
const currencies = [
  ...['KHR', 'USD', 'SGD', 'THB', 'VND', 'LAK', 'MMK', 'MYR', 'IDR', 'PHP', 'BND'],
  ...['EUR', 'CNY', 'HKD', 'TWD', 'GBP', 'AUD', 'NZD', 'JPY', 'KRW', 'INR', 'CHF', 'CAD'],
]

const choicesOf = (id: keyof typeof names.choices): string[] => Object.keys(names.choices[id])

/** In the order of addresses. */
export const questions: Readonly<Record<QuestionId, Question>> = {
  handle: { takes: 'one', choices: Object.keys(kinds) },
  type: { takes: 'one', choices: Object.keys(tasks) },
  daily: { takes: 'amount', choices: [], figure: (task) => task?.duty ?? 'duty', isLeast: true },
  currencies: {
    takes: 'several',
    choices: currencies,
    figure: (task) => (task?.subcategory === 'coin-sorter' ? 'coinCurrency' : 'currency'),
  },
  modes: {
    takes: 'several',
    // Counting sorts nothing.
    choices: choicesOf('modes').filter((id) => id !== 'count'),
    figure: () => 'modes',
  },
  pockets: { takes: 'one', choices: [], figure: () => 'pockets', isLeast: true },
  detect: {
    takes: 'several',
    choices: choicesOf('detection').filter((choice) => isOfferedChoice('detection', choice)),
    figure: () => 'detection',
  },
  payment: { takes: 'several', choices: choicesOf('payment'), figure: () => 'payment' },
  place: { takes: 'one', choices: ['counter', 'floor'] },
  tapeWidth: { takes: 'one', choices: ['20', '30'], figure: () => 'tapeWidth' },
  material: { takes: 'one', choices: choicesOf('material'), figure: () => 'material' },
}

/** The figure that an answer is about. */
export const figureFor = (id: AnswerId, task: Task | undefined): FigureId | undefined =>
  id === 'fits' ? undefined : questions[id].figure?.(task)

const questionIds = Object.keys(questions) as QuestionId[]

/** The choices of each answer, as in `?handle=notes&daily=any&fits=600x500x1400`; `any` is an empty list. */
export type Answers = Readonly<Partial<Record<AnswerId, readonly string[] | undefined>>>

const any = 'any'

export const kindOf = ({ handle: [kind] = [] }: Answers): KindId | undefined => kind as KindId | undefined

/** The tasks that the answers leave: one after `type`, none before `handle`. */
export const taskIdsOf = (answers: Answers): readonly TaskId[] => {
  const kind = kindOf(answers)
  const all: readonly TaskId[] = kind === undefined ? [] : kinds[kind].tasks
  return answers.type ? all.filter((id) => answers.type?.includes(id)) : all
}

export const taskOf = (answers: Answers): Task | undefined => {
  const [id] = taskIdsOf(answers)
  return answers.type && id && tasks[id]
}

/** The figure of pieces a day. */
export const dutyOf = (answers: Answers): FigureId => taskOf(answers)?.duty ?? 'duty'

/** Pieces a day; undefined when the answers name no number. */
export const dailyOf = ({ daily: [amount] = [] }: Answers): number | undefined =>
  amount === undefined ? undefined : Number(amount)

/** Without an answer it is a room without limits. */
export const roomOf = ({ fits: [text = ''] = [] }: Answers): Room => parseRoom(text)

export const questionsFor = (answers: Answers): readonly QuestionId[] => {
  const kind = kindOf(answers)
  return ['handle', ...(kind ? kinds[kind].first : []), ...(taskOf(answers)?.asks ?? [])]
}

export const isRequired = (id: QuestionId): boolean => id === 'handle' || id === 'type'

/** Whether a text is a number from 1 to 9,999,999, as addresses have it. */
export const isAmount = (text: string): boolean => /^[1-9]\d{0,6}$/.test(text)

/** A number of a field as addresses have it: `8000` for `08000`, `8,000` and `៨០០០`; an empty text stays empty. */
export const plainNumber = (typed: string): string => (typed === '' ? '' : String(separatedNumber(typed)))

/** Undefined when no part of the answer is valid. */
const validAnswer = (
  id: QuestionId,
  texts: readonly string[],
  before: Answers,
): readonly string[] | undefined => {
  const { takes, isLeast } = questions[id]
  const choices = id === 'type' ? taskIdsOf(before) : questions[id].choices
  const valid = isLeast ? texts.filter(isAmount) : choices.filter((choice) => texts.includes(choice))
  if (valid.length > 0) return takes === 'several' ? valid : valid.slice(0, 1)
  return texts.includes(any) && !isRequired(id) ? [] : undefined
}

/** In the order of the questions. */
export const givenIds = (answers: Answers): AnswerId[] =>
  [...questionsFor(answers), 'fits' as const].filter((id) => answers[id] !== undefined)

/** Drops invalid answers, and those to questions that are not asked. */
export const parseAnswers = (search: string): Answers => {
  const query = new URLSearchParams(search)
  const room = roomText(parseRoom(query.get('fits') ?? ''))
  const answered = questionIds.reduce<Answers>((answers, id) => {
    // A number is one text: `8,000` is not 8.
    const texts = query.getAll(id).flatMap((text) => (id === 'daily' ? text : text.split(',')))
    const isAsked = questionsFor(answers).includes(id)
    const valid = isAsked ? validAnswer(id, texts, answers) : undefined
    return valid === undefined ? answers : { ...answers, [id]: valid }
  }, {})
  return room === '' ? answered : { ...answered, fits: [room] }
}

/** The answers as the query of an address, in the order of `questionIds`. */
export const toQuery = (answers: Answers): string =>
  [...questionIds, 'fits' as const]
    .flatMap((id) => (answers[id] === undefined ? [] : `${id}=${answers[id].join(',') || any}`))
    .join('&')

export const findPath = (answers: Answers): string => {
  const query = toQuery(answers)
  return query === '' ? paths.find : `${paths.find}?${query}`
}

/** Removes an answer, and those to questions that are then not asked. */
export const without = (answers: Answers, removed: AnswerId): Answers =>
  parseAnswers(toQuery({ ...answers, [removed]: undefined }))
