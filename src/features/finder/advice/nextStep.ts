import { type Answers, choicesOf, type QuestionId, questionsFor } from '../answers/answers.ts'
import type { SurfaceId } from '../answers/subjects.ts'
import { countsPiecesOnly, currencyFigure, fitsSurface, hasChoice, type ProductWithFigures } from './match.ts'
import type { Finding } from './score.ts'

export interface QuestionStep {
  id: QuestionId
  number: number
  choices: readonly string[]
  /** The number of products that meet the answers so far; undefined for `handle` and `type`. */
  fitting?: number
}

const meetsChoice = (
  id: QuestionId,
  choice: string,
  { figures }: ProductWithFigures,
  answers: Answers,
): boolean => {
  if (id === 'count') return countsPiecesOnly(figures) === (choice === 'pieces')
  if (id === 'place') return fitsSurface(figures, choice as SurfaceId)
  return hasChoice(figures[id === 'currencies' ? currencyFigure(answers) : 'detection'], choice)
}

/** The choices that at least one of the remaining products meets. */
const choicesLeft = (id: QuestionId, answers: Answers, { fitting, possible }: Finding): string[] => {
  const remaining = fitting.length > 0 ? fitting : possible
  return choicesOf(id, answers).filter((choice) =>
    remaining.some((product) => meetsChoice(id, choice, product, answers)),
  )
}

/** One of the first two questions, which are the same for all products; undefined after them. */
export const openingQuestion = (answers: Answers): QuestionStep | undefined => {
  const ids = questionsFor(answers)
  const id = ids.find((open) => answers[open] === undefined)
  if (id !== 'handle' && id !== 'type') return undefined
  return { id, number: ids.indexOf(id) + 1, choices: choicesOf(id, answers) }
}

/** The next question with a choice to make, after the first two; undefined when the result can be shown. */
export const nextQuestion = (answers: Answers, finding: Finding): QuestionStep | undefined => {
  if (finding.possible.length === 0) return undefined
  const ids = questionsFor(answers)
  const open = ids.filter((id) => answers[id] === undefined)
  // The questions before this one have no choice to make, so they are skipped and not counted.
  const numberOf = (id: QuestionId): number => ids.indexOf(id) - open.indexOf(id) + 1
  return open
    .map((id) => ({
      id,
      number: numberOf(id),
      choices: choicesLeft(id, answers, finding),
      fitting: finding.fitting.length,
    }))
    .find(({ id, choices }) => id === 'daily' || choices.length > (id === 'count' ? 1 : 0))
}
