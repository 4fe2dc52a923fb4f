import type { Country } from '../../content/countries.ts'
import { type Answers, asked, choicesOf, type QuestionId, subjectOf } from './answers.ts'
import { type Ranking, rankMachines } from './score.ts'
import type { PlaceId } from './subjects.ts'
import { judge, type Machine, standsAt } from './verdict.ts'

export interface QuestionStep {
  id: QuestionId
  number: number
  choices: readonly string[]
  /** How many machines meet the answers so far; undefined before the machines are known to matter. */
  fitting?: number
}

/** Whether an answer would leave something of a machine. */
const leaves = (id: QuestionId, choice: string, { figures }: Machine, answers: Answers): boolean => {
  const says = (value: (typeof figures)[keyof typeof figures]) => judge([choice], value).lacks.length === 0
  if (id === 'currencies') return says(figures[subjectOf(answers)?.currency ?? 'currency'])
  if (id === 'detect') return says(figures.detection)
  return id !== 'place' || standsAt(figures, choice as PlaceId)
}

/** The choices that what is left can meet: each answer narrows the next question. */
const narrowed = (id: QuestionId, answers: Answers, { fitting, machines }: Ranking<Machine>): string[] => {
  const left = fitting.length > 0 ? fitting : machines
  return choicesOf(id, answers).filter((choice) =>
    left.some((machine) => leaves(id, choice, machine, answers)),
  )
}

/** The next question that has something to choose; undefined when the result is due. */
export const nextQuestion = (
  machines: readonly Machine[],
  answers: Answers,
  country: Country,
): QuestionStep | undefined => {
  const ids = asked(answers)
  const open = ids.filter((id) => answers[id] === undefined)
  const [first] = open
  if (first === 'handle' || first === 'type')
    return { id: first, number: ids.indexOf(first) + 1, choices: choicesOf(first, answers) }
  const ranking = rankMachines(machines, answers, country)
  if (ranking.machines.length === 0) return undefined
  return open
    .map((id) => ({
      id,
      number: ids.indexOf(id) + 1,
      choices: narrowed(id, answers, ranking),
      fitting: ranking.fitting.length,
    }))
    .find(({ id, choices }) => id === 'daily' || choices.length > 0)
}
