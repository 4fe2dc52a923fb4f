import { type Figures, type FigureValue, isAmount, isChoices } from '../../machines/figures/figure.ts'
import type { FigureId } from '../../machines/figures/figureIds.ts'
import type { Product } from '../../machines/product.ts'
import type { Answers } from './answers.ts'
import { type PlaceId, places } from './subjects.ts'

export interface Candidate extends Pick<Product, 'id' | 'category' | 'subcategory'> {
  figures: Figures
}

/** The wanted choices, sorted by whether a machine has them. */
export interface Verdict {
  has: readonly string[]
  onRequest: readonly string[]
  lacks: readonly string[]
}

export const judge = (wished: readonly string[], value: FigureValue | undefined): Verdict => {
  const { included, onRequest } =
    value !== undefined && isChoices(value) ? value : { included: [], onRequest: [] }
  return {
    has: wished.filter((choice) => included.includes(choice)),
    onRequest: wished.filter((choice) => onRequest.includes(choice)),
    lacks: wished.filter((choice) => !included.includes(choice) && !onRequest.includes(choice)),
  }
}

export const amountOf = (figures: Figures, id: FigureId | undefined): number | undefined => {
  const value = id === undefined ? undefined : figures[id]
  return isAmount(value) ? value : undefined
}

export const dailyOf = ({ daily: [amount] = [] }: Answers): number | undefined =>
  amount === undefined ? undefined : Number(amount)

export const placeOf = ({ place: [place] = [] }: Answers): PlaceId | undefined => place as PlaceId | undefined

export const standsAt = ({ weight, width }: Figures, place: PlaceId): boolean =>
  place === 'floor' ||
  (isAmount(weight) && isAmount(width) && weight <= places[place].weight && width <= places[place].width)
