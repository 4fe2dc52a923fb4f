import type { Country } from '../../../content/countries.ts'
import { type Candidate, countsPiecesOnly, matchOf, standsAt } from '../advice/match.ts'
import { type Ranking, rankMachines } from '../advice/score.ts'
import { type Answers, choicesOf, type QuestionId, questionsFor, subjectOf } from './answers.ts'
import type { PlaceId } from './subjects.ts'

export interface QuestionStep {
  id: QuestionId
  number: number
  choices: readonly string[]
  /**
   * How many machines meet the answers so far; undefined for the first two questions, `handle` and `type`.
   */
  fitting?: number
}

/** Whether a machine still fits when this choice is the answer. */
const leaves = (id: QuestionId, choice: string, { figures }: Candidate, answers: Answers): boolean => {
  if (id === 'count') return countsPiecesOnly(figures) === (choice === 'pieces')
  const says = (value: (typeof figures)[keyof typeof figures]) => matchOf([choice], value).lacks.length === 0
  if (id === 'currencies') return says(figures[subjectOf(answers)?.currency ?? 'currency'])
  if (id === 'detect') return says(figures.detection)
  return id !== 'place' || standsAt(figures, choice as PlaceId)
}

/** The choices that at least one remaining machine meets, so that each answer narrows the next question. */
const narrowed = (id: QuestionId, answers: Answers, { fitting, machines }: Ranking<Candidate>): string[] => {
  const left = fitting.length > 0 ? fitting : machines
  return choicesOf(id, answers).filter((choice) =>
    left.some((machine) => leaves(id, choice, machine, answers)),
  )
}

/** The first questions are the same for all machines; undefined when they are answered. */
export const openingQuestion = (answers: Answers): QuestionStep | undefined => {
  const ids = questionsFor(answers)
  const id = ids.find((open) => answers[open] === undefined)
  if (id !== 'handle' && id !== 'type') return undefined
  return { id, number: ids.indexOf(id) + 1, choices: choicesOf(id, answers) }
}

/** The next question with a choice to make; undefined when the result can be shown. */
export const nextQuestion = (
  machines: readonly Candidate[],
  answers: Answers,
  country: Country,
): QuestionStep | undefined => {
  const opening = openingQuestion(answers)
  if (opening) return opening
  const ids = questionsFor(answers)
  const open = ids.filter((id) => answers[id] === undefined)
  // Open questions before this one are skipped, since they have no choice to make, and are not counted.
  const numberOf = (id: QuestionId): number => ids.indexOf(id) - open.indexOf(id) + 1
  const ranking = rankMachines(machines, answers, country)
  if (ranking.machines.length === 0) return undefined
  return open
    .map((id) => ({
      id,
      number: numberOf(id),
      choices: narrowed(id, answers, ranking),
      fitting: ranking.fitting.length,
    }))
    .find(({ id, choices }) => id === 'daily' || choices.length > (id === 'count' ? 1 : 0))
}
