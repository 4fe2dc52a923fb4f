import {
  type Choices,
  type Figures,
  type FigureValue,
  isAmount,
  isChoices,
} from '../../../domain/machines/figures/figure.ts'
import type { FigureId } from '../../../domain/machines/figures/figureIds.ts'
import type { Product } from '../../../domain/machines/product.ts'
import type { Answers } from '../questions/answers.ts'
import { type PlaceId, places } from '../questions/subjects.ts'

export interface Candidate extends Pick<Product, 'id' | 'category' | 'subcategory'> {
  figures: Figures
}

/** Phrases about a machine, made from its figures: what it meets of the answers, and what it lacks. */
export interface Reasons {
  reasons?: readonly string[]
  lacks?: readonly string[]
}

/** The wanted choices, sorted by whether a machine has them. */
export interface Match {
  has: readonly string[]
  onRequest: readonly string[]
  /** Notes of this currency run through the machine, which does not read them. */
  passed: readonly string[]
  lacks: readonly string[]
}

const listsOf = (value: FigureValue | undefined): Choices =>
  value !== undefined && isChoices(value) ? value : { included: [], onRequest: [] }

export const matchOf = (
  wished: readonly string[],
  value: FigureValue | undefined,
  letThrough?: FigureValue,
): Match => {
  const { included, onRequest } = listsOf(value)
  const passed = listsOf(letThrough).included
  const missed = wished.filter((choice) => !included.includes(choice) && !onRequest.includes(choice))
  return {
    has: wished.filter((choice) => included.includes(choice)),
    onRequest: wished.filter((choice) => onRequest.includes(choice)),
    passed: missed.filter((choice) => passed.includes(choice)),
    lacks: missed.filter((choice) => !passed.includes(choice)),
  }
}

/** Whether a machine counts notes and does not say what they are worth. */
export const countsPiecesOnly = ({ counting }: Figures): boolean =>
  counting !== undefined && matchOf(['value'], counting).lacks.length > 0

export const amountOf = (figures: Figures, id: FigureId | undefined): number | undefined => {
  const value = id === undefined ? undefined : figures[id]
  return isAmount(value) ? value : undefined
}

export const dailyOf = ({ daily: [amount] = [] }: Answers): number | undefined =>
  amount === undefined ? undefined : Number(amount)

export const placeOf = ({ place: [place] = [] }: Answers): PlaceId | undefined => place as PlaceId | undefined

export const standsAt = ({ weight, width, height }: Figures, place: PlaceId): boolean => {
  if (!isAmount(weight) || !isAmount(width) || !isAmount(height)) return false
  const isHigh = height >= places.floor.height
  if (place === 'floor') return isHigh
  return !isHigh && weight <= places[place].weight && width <= places[place].width
}
