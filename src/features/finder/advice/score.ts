import { isOffered } from '../../../content/categories.ts'
import type { Country } from '../../../content/countries.ts'
import { familyOf } from '../../../domain/products/product.ts'
import { type Answers, dailyOf, subjectOf, surfaceOf } from '../answers/answers.ts'
import type { Subject } from '../answers/subjects.ts'
import {
  amountOf,
  countsPiecesOnly,
  fitsRoom,
  fitsSurface,
  matchOf,
  type ProductWithFigures,
  wishesOf,
} from './match.ts'

export interface Finding {
  /** All candidates, the best one first. */
  possible: readonly ProductWithFigures[]
  /** The best of them, for the result. */
  found: readonly ProductWithFigures[]
  /** The products that meet every answer. */
  fitting: readonly ProductWithFigures[]
  /** False when no product has the wanted daily duty. */
  isReached: boolean
}

const maxFound = 3

/** A wish that is not met costs 2 points, one on request 1. `distance` is that from the wanted daily duty. */
const scoreProduct = ({ figures }: ProductWithFigures, { duty: dutyId }: Subject, answers: Answers) => {
  const matches = wishesOf(answers).map(({ id, choices }) => matchOf(choices, figures[id]))
  const missed = matches.reduce((sum, { lacks, onRequest }) => sum + 2 * lacks.length + onRequest.length, 0)
  const surface = surfaceOf(answers)
  const unmet = [
    answers.count?.includes('value') && countsPiecesOnly(figures),
    surface !== undefined && !fitsSurface(figures, surface),
    !fitsRoom(figures, answers),
  ].filter(Boolean)
  const duty = amountOf(figures, dutyId) ?? 0
  return {
    points: missed + 2 * unmet.length,
    distance: Math.abs(duty - (dailyOf(answers) ?? duty)),
  }
}

const isFor = (product: ProductWithFigures, { families, has }: Subject): boolean =>
  families.some((family) => family === familyOf(product)) &&
  (has === undefined || product.figures[has] !== undefined)

/**
 * The products for the subject that the country is offered and that reach the wanted duty, by points and then
 * by distance. If none reaches it, those that state a duty, or else all, by distance and then by points
 * (specification 10.23).
 */
export const findProducts = (
  products: readonly ProductWithFigures[],
  answers: Answers,
  country: Country,
): Finding => {
  const subject = subjectOf(answers)
  if (!subject) return { possible: [], found: [], fitting: [], isReached: true }
  const offered = products.filter(
    (product) => isFor(product, subject) && isOffered(product.subcategory, country),
  )
  const dutyOf = ({ figures }: ProductWithFigures) => amountOf(figures, subject.duty)
  const daily = dailyOf(answers) ?? 0
  const reaching = offered.filter((product) => (dutyOf(product) ?? 0) >= daily)
  const stated = offered.filter((product) => dutyOf(product) !== undefined)
  const candidates = [reaching, stated, offered].find(({ length }) => length > 0) ?? reaching
  const isReached = candidates === reaching
  const ranked = candidates
    .map((product) => ({ product, ...scoreProduct(product, subject, answers) }))
    .sort((one, other) => {
      const [points, distance] = [one.points - other.points, one.distance - other.distance]
      return isReached ? points || distance : distance || points
    })
  const possible = ranked.map(({ product }) => product)
  const fitting = ranked.flatMap(({ product, points }) => (isReached && points === 0 ? [product] : []))
  return { possible, found: possible.slice(0, maxFound), fitting, isReached }
}
