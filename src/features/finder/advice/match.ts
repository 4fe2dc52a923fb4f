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

/** Phrases on how a machine meets the answers, and on the answers that it does not meet. */
export interface Reasons {
  reasons?: readonly string[]
  lacks?: readonly string[]
}

/** The wanted choices, sorted by how a machine meets them. */
interface Match {
  has: readonly string[]
  onRequest: readonly string[]
  /** Currencies whose notes the machine counts without their value. */
  passed: readonly string[]
  lacks: readonly string[]
}

const listsOf = (value: FigureValue | undefined): Choices =>
  value !== undefined && isChoices(value) ? value : { included: [], onRequest: [] }

export const matchOf = (
  wished: readonly string[],
  value: FigureValue | undefined,
  passedValue?: FigureValue,
): Match => {
  const { included, onRequest } = listsOf(value)
  const passed = listsOf(passedValue).included
  const missed = wished.filter((choice) => !included.includes(choice) && !onRequest.includes(choice))
  return {
    has: wished.filter((choice) => included.includes(choice)),
    onRequest: wished.filter((choice) => onRequest.includes(choice)),
    passed: missed.filter((choice) => passed.includes(choice)),
    lacks: missed.filter((choice) => !passed.includes(choice)),
  }
}

export const countsPiecesOnly = ({ counting }: Figures): boolean =>
  counting !== undefined && matchOf(['value'], counting).lacks.length > 0

export const amountOf = (figures: Figures, id: FigureId | undefined): number | undefined => {
  const value = id === undefined ? undefined : figures[id]
  return isAmount(value) ? value : undefined
}

export const dailyOf = ({ daily: [amount] = [] }: Answers): number | undefined =>
  amount === undefined ? undefined : Number(amount)

export const placeOf = ({ place: [place] = [] }: Answers): PlaceId | undefined => place as PlaceId | undefined

export const fitsPlace = ({ weight, width, height }: Figures, place: PlaceId): boolean => {
  if (!isAmount(weight) || !isAmount(width) || !isAmount(height)) return false
  const isHigh = height >= places.floor.height
  if (place === 'floor') return isHigh
  return !isHigh && weight <= places[place].weight && width <= places[place].width
}
