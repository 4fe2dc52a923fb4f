import names from '../../../content/texts/figureNames.json'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import { kinds, type Task, type TaskQuestionId, tasks } from './tasks.ts'

export type QuestionId = 'handle' | 'type' | TaskQuestionId

interface Question {
  /** How many choices it takes; an amount is typed. */
  takes: 'one' | 'several' | 'amount'
  choices: readonly string[]
  figure?: (task: Task | undefined) => FigureId
  /** Whether the answer is the least amount of the figure. */
  isLeast?: true
}

/** Those of the two countries first, then those near them. One that no sheet has is not offered. */
const currencies = [
  ...['KHR', 'USD', 'SGD', 'THB', 'VND', 'LAK', 'MMK', 'MYR', 'IDR', 'PHP', 'BND'],
  ...['EUR', 'CNY', 'HKD', 'TWD', 'GBP', 'AUD', 'NZD', 'JPY', 'KRW', 'INR', 'CHF', 'CAD'],
]

const choicesOf = (id: keyof typeof names.choices): string[] => Object.keys(names.choices[id])

const maxPockets = 40

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
  pockets: {
    takes: 'one',
    choices: Array.from({ length: maxPockets }, (_, index) => String(index + 1)),
    figure: () => 'pockets',
    isLeast: true,
  },
  // In most sheets fitness is a way of sorting.
  detect: {
    takes: 'several',
    choices: choicesOf('detection').filter((id) => id !== 'fitness'),
    figure: () => 'detection',
  },
  payment: { takes: 'several', choices: choicesOf('payment'), figure: () => 'payment' },
  place: { takes: 'one', choices: ['counter', 'floor'] },
  tapeWidth: { takes: 'one', choices: ['20', '30'], figure: () => 'tapeWidth' },
  material: { takes: 'one', choices: choicesOf('material'), figure: () => 'material' },
}

/** The figure that an answer is about. */
export const figureFor = (id: QuestionId | 'fits', task: Task | undefined): FigureId | undefined =>
  id === 'fits' ? undefined : questions[id].figure?.(task)

export const questionIds = Object.keys(questions) as QuestionId[]

export const isRequired = (id: QuestionId): boolean => id === 'handle' || id === 'type'
