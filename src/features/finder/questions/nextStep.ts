import type { Country } from '../../../content/countries.ts'
import { type Candidate, countsPiecesOnly, fitsPlace, matchOf } from '../advice/match.ts'
import { type Ranking, rankMachines } from '../advice/score.ts'
import { type Answers, choicesOf, type QuestionId, questionsFor, subjectOf } from './answers.ts'
import type { PlaceId } from './subjects.ts'

export interface QuestionStep {
  id: QuestionId
  number: number
  choices: readonly string[]
  /** The number of machines that meet the answers so far; undefined for `handle` and `type`. */
  fitting?: number
}

const meetsChoice = (id: QuestionId, choice: string, { figures }: Candidate, answers: Answers): boolean => {
  if (id === 'count') return countsPiecesOnly(figures) === (choice === 'pieces')
  const has = (value: (typeof figures)[keyof typeof figures]) => matchOf([choice], value).lacks.length === 0
  if (id === 'currencies') return has(figures[subjectOf(answers)?.currency ?? 'currency'])
  if (id === 'detect') return has(figures.detection)
  return id !== 'place' || fitsPlace(figures, choice as PlaceId)
}

/** The choices that at least one of the remaining machines meets. */
const choicesLeft = (
  id: QuestionId,
  answers: Answers,
  { fitting, machines }: Ranking<Candidate>,
): string[] => {
  const remaining = fitting.length > 0 ? fitting : machines
  return choicesOf(id, answers).filter((choice) =>
    remaining.some((machine) => meetsChoice(id, choice, machine, answers)),
  )
}

/** One of the first two questions, which are the same for all machines; undefined after them. */
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
  // The open questions before this one have no choice to make: they are skipped and not counted.
  const numberOf = (id: QuestionId): number => ids.indexOf(id) - open.indexOf(id) + 1
  const ranking = rankMachines(machines, answers, country)
  if (ranking.machines.length === 0) return undefined
  return open
    .map((id) => ({
      id,
      number: numberOf(id),
      choices: choicesLeft(id, answers, ranking),
      fitting: ranking.fitting.length,
    }))
    .find(({ id, choices }) => id === 'daily' || choices.length > (id === 'count' ? 1 : 0))
}
