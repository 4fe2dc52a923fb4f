import { isOffered } from '../../../content/categories.ts'
import type { Country } from '../../../content/countries.ts'
import { familyOf } from '../../../domain/machines/product.ts'
import { type Answers, dailyOf, placeOf, subjectOf } from '../answers/answers.ts'
import type { Subject } from '../answers/subjects.ts'
import { amountOf, countsPiecesOnly, fitsPlace, fitsRoom, type Machine, matchOf, wishesOf } from './match.ts'

export interface Finding {
  /** All that come into question, the best one first. */
  possible: readonly Machine[]
  /** The best of them, for the result. */
  found: readonly Machine[]
  /** The machines that meet every answer. */
  fitting: readonly Machine[]
  /** False when no machine has the wanted daily duty. */
  isReached: boolean
}

const maxFound = 3

/** 2 points for a wish that is not met, 1 for one on request; `distance` from the wanted daily duty. */
const scoreMachine = ({ figures }: Machine, { duty: dutyId }: Subject, answers: Answers) => {
  const matches = wishesOf(answers).map(({ id, choices }) => matchOf(choices, figures[id]))
  const missed = matches.reduce((sum, { lacks, onRequest }) => sum + 2 * lacks.length + onRequest.length, 0)
  const place = placeOf(answers)
  const unmet = [
    answers.count?.includes('value') && countsPiecesOnly(figures),
    place !== undefined && !fitsPlace(figures, place),
    !fitsRoom(figures, answers),
  ].filter(Boolean)
  const duty = amountOf(figures, dutyId) ?? 0
  return {
    points: missed + 2 * unmet.length,
    distance: Math.abs(duty - (dailyOf(answers) ?? duty)),
  }
}

const isFor = (machine: Machine, { families, has }: Subject): boolean =>
  families.some((family) => family === familyOf(machine)) &&
  (has === undefined || machine.figures[has] !== undefined)

/**
 * The machines that are for the subject, offered in the country and reach the wanted duty, by points and then
 * by distance. If none reaches it: those that state a duty, or else all, by distance and then by points
 * (specification 10.23).
 */
export const findMachines = (machines: readonly Machine[], answers: Answers, country: Country): Finding => {
  const subject = subjectOf(answers)
  if (!subject) return { possible: [], found: [], fitting: [], isReached: true }
  const offered = machines.filter(
    (machine) => isFor(machine, subject) && isOffered(machine.subcategory, country),
  )
  const dutyOf = ({ figures }: Machine) => amountOf(figures, subject.duty)
  const daily = dailyOf(answers) ?? 0
  const reaching = offered.filter((machine) => (dutyOf(machine) ?? 0) >= daily)
  const stated = offered.filter((machine) => dutyOf(machine) !== undefined)
  const candidates = [reaching, stated, offered].find(({ length }) => length > 0) ?? reaching
  const isReached = candidates === reaching
  const ranked = candidates
    .map((machine) => ({ machine, ...scoreMachine(machine, subject, answers) }))
    .sort((one, other) => {
      const [points, distance] = [one.points - other.points, one.distance - other.distance]
      return isReached ? points || distance : distance || points
    })
  const possible = ranked.map(({ machine }) => machine)
  const fitting = ranked.flatMap(({ machine, points }) => (isReached && points === 0 ? [machine] : []))
  return { possible, found: possible.slice(0, maxFound), fitting, isReached }
}
