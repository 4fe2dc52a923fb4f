import { isOffered } from '../../../content/categories.ts'
import type { Country } from '../../../content/countries.ts'
import { familyOf } from '../../../domain/machines/product.ts'
import { type Answers, subjectOf } from '../questions/answers.ts'
import type { Subject } from '../questions/subjects.ts'
import { fitsRoom } from './fits.ts'
import { amountOf, type Candidate, countsPiecesOnly, dailyOf, fitsPlace, matchOf, placeOf } from './match.ts'

export interface Ranking<M> {
  /** The best one first. */
  machines: readonly M[]
  /** The machines that meet every answer. */
  fitting: readonly M[]
  /** False when no machine has the wanted daily duty. */
  isReached: boolean
}

const maxFound = 3

/** 2 points for a wish that is not met, 1 for one on request; `distance` from the wanted daily duty. */
export const scoreMachine = ({ figures }: Candidate, subject: Subject, answers: Answers) => {
  const { currency = 'currency', duty: dutyId } = subject
  const matches = [
    matchOf(answers.currencies ?? [], figures[currency]),
    matchOf(answers.detect ?? [], figures.detection),
  ]
  const missed = matches.reduce((sum, { lacks, onRequest }) => sum + 2 * lacks.length + onRequest.length, 0)
  const uncounted = answers.count?.includes('value') && countsPiecesOnly(figures) ? 2 : 0
  const place = placeOf(answers)
  const misplaced = place === undefined || fitsPlace(figures, place) ? 0 : 2
  const unfit = fitsRoom({ figures }, answers) ? 0 : 2
  const duty = amountOf(figures, dutyId) ?? 0
  return {
    points: missed + uncounted + misplaced + unfit,
    distance: Math.abs(duty - (dailyOf(answers) ?? duty)),
  }
}

const isFor = (machine: Candidate, { families, has }: Subject): boolean =>
  families.some((family) => family === familyOf(machine)) &&
  (has === undefined || machine.figures[has] !== undefined)

/** `possible` are those that reach the wanted duty, or else those that state a duty, or else all. */
const byDuty = <M extends Candidate>(machines: readonly M[], { duty }: Subject, answers: Answers) => {
  const daily = dailyOf(answers) ?? 0
  const reaching = machines.filter(({ figures }) => (amountOf(figures, duty) ?? 0) >= daily)
  const stated = machines.filter(({ figures }) => amountOf(figures, duty) !== undefined)
  return { reaching, possible: [reaching, stated, machines].find(({ length }) => length > 0) ?? reaching }
}

/**
 * The machines that are for the subject, offered in the country and reach the wanted duty, by points and then
 * by distance; if none reaches it, by distance and then by points (specification 10.23).
 */
export const rankMachines = <M extends Candidate>(
  machines: readonly M[],
  answers: Answers,
  country: Country,
): Ranking<M> => {
  const subject = subjectOf(answers)
  if (!subject) return { machines: [], fitting: [], isReached: true }
  const offered = machines.filter(
    (machine) => isFor(machine, subject) && isOffered(machine.subcategory, country),
  )
  const { reaching, possible } = byDuty(offered, subject, answers)
  const isReached = possible === reaching
  const ranked = possible
    .map((machine) => ({ machine, ...scoreMachine(machine, subject, answers) }))
    .sort((one, other) => {
      const [points, distance] = [one.points - other.points, one.distance - other.distance]
      return isReached ? points || distance : distance || points
    })
  return {
    machines: ranked.map(({ machine }) => machine),
    fitting: ranked.flatMap(({ machine, points }) =>
      points === 0 && reaching.includes(machine) ? [machine] : [],
    ),
    isReached,
  }
}

export const findMachines = <M extends Candidate>(
  machines: readonly M[],
  answers: Answers,
  country: Country,
): Ranking<M> & { possible: readonly M[] } => {
  const ranking = rankMachines(machines, answers, country)
  return { ...ranking, possible: ranking.machines, machines: ranking.machines.slice(0, maxFound) }
}
