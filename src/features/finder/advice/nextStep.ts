import { isOffered } from '../../../content/categories.ts'
import type { Country } from '../../../content/countries.ts'
import { isAmount } from '../../../domain/products/figures/figure.ts'
import {
  type Answers,
  figureFor,
  type QuestionId,
  questions,
  questionsFor,
  taskIdsOf,
  taskOf,
} from '../answers/answers.ts'
import { type Task, type TaskId, tasks } from '../answers/tasks.ts'
import { fittingOf, type Match, matchesOf, type ProductWithFigures } from './finding.ts'

export interface QuestionStep {
  id: QuestionId
  number: number
  /** How many questions there are at most; undefined for the first one. */
  most?: number
  /** For an amount that is typed, the amounts that tell the products apart. */
  choices: readonly string[]
  /** The products that meet the answers so far and these ones; undefined for the first question. */
  found?: (chosen: readonly string[]) => readonly ProductWithFigures[]
}

/** The first question, which is the same for all products; undefined after it. */
export const openingQuestion = (answers: Answers): QuestionStep | undefined =>
  answers.handle ? undefined : { id: 'handle', number: 1, choices: questions.handle.choices }

const fittingFor = (products: readonly ProductWithFigures[], answers: Answers): ProductWithFigures[] =>
  fittingOf(matchesOf(products, answers))

/** The amounts of a figure, but the least, which each of the products reaches. */
const amountsLeft = (id: QuestionId, answers: Answers, fitting: readonly ProductWithFigures[]): string[] => {
  const figure = figureFor(id, taskOf(answers))
  const amounts = fitting.map(({ figures }) => figure && figures[figure])
  const distinct = new Set(amounts.map((amount) => (isAmount(amount) ? amount : 0)))
  return [...distinct]
    .sort((a, b) => a - b)
    .slice(1)
    .map(String)
}

/** The choices that some of the products meet; none when each choice leaves all of them. */
const choicesLeft = (id: QuestionId, answers: Answers, fitting: readonly ProductWithFigures[]): string[] => {
  const all = id === 'type' ? taskIdsOf(answers) : questions[id].choices
  const left = all.flatMap((choice) => {
    const { length } = fittingFor(fitting, { ...answers, [id]: [choice] })
    return length === 0 ? [] : [{ choice, length }]
  })
  const differ = left.some(({ length }) => length < fitting.length) || (id === 'type' && left.length > 1)
  return differ ? left.map(({ choice }) => choice) : []
}

/** How many questions at most the task will bring that is not chosen yet. */
const later = (answers: Answers): number => {
  const ids = questionsFor(answers)
  const asked = (id: TaskId) => (tasks[id] as Task).asks.filter((question) => !ids.includes(question)).length
  return answers.type ? 0 : Math.max(...taskIdsOf(answers).map(asked))
}

/** The next question whose answers differ among the products that fit so far; undefined after the last. */
const nextQuestion = (answers: Answers, fitting: readonly ProductWithFigures[]): QuestionStep | undefined => {
  const ids = questionsFor(answers)
  const number = ids.filter((id) => answers[id] !== undefined).length + 1
  const open = ids
    .filter((id) => answers[id] === undefined)
    .map((id) => {
      const left = questions[id].isLeast ? amountsLeft : choicesLeft
      return { id, choices: left(id, answers, fitting) }
    })
    .filter(({ choices }) => choices.length > 0)
  const [next] = open
  if (!next) return undefined
  const found = (chosen: readonly string[]) => fittingFor(fitting, { ...answers, [next.id]: chosen })
  return { ...next, number, most: number + open.length - 1 + later(answers), found }
}

/** The answers with the task, when the products that fit leave only one. */
const settled = (answers: Answers, fitting: readonly ProductWithFigures[]): Answers => {
  const left = taskIdsOf(answers).filter((id) => fittingFor(fitting, { ...answers, type: [id] }).length > 0)
  return answers.type || left.length !== 1 ? answers : { ...answers, type: left }
}

export interface Finding {
  /** With the task, when only one is left. */
  answers: Answers
  /** The products that the country is offered. */
  offered: readonly ProductWithFigures[]
  /** Those for the task. */
  matches: readonly Match[]
  fitting: readonly ProductWithFigures[]
  /** Undefined when the result can be shown. */
  step: QuestionStep | undefined
}

export const find = (products: readonly ProductWithFigures[], given: Answers, country: Country): Finding => {
  const offered = products.filter(({ subcategory }) => isOffered(subcategory, country))
  const matches = matchesOf(offered, given)
  const fitting = fittingOf(matches)
  const answers = settled(given, fitting)
  return { answers, offered, matches, fitting, step: nextQuestion(answers, fitting) }
}
