import {
  type Choices,
  type Figures,
  type FigureValue,
  isAmount,
  isChoices,
} from '../../../domain/products/figures/figure.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import type { ProductSummary } from '../../../domain/products/product.ts'
import { fitOf, isUnlimited } from '../../../domain/products/room.ts'
import { type Answers, roomOf, subjectOf } from '../answers/answers.ts'
import { type SurfaceId, surfaces } from '../answers/subjects.ts'

export interface ProductWithFigures extends Omit<ProductSummary, 'features'> {
  figures: Figures
}

/** The wanted choices of a figure, with the phrases about them. */
interface Wish {
  id: FigureId
  choices: readonly string[]
  phrases: 'currency' | 'coinCurrency' | 'payment' | 'detection'
}

/** The figure that says which currencies a product of this subject knows. */
export const currencyFigure = (answers: Answers): 'currency' | 'coinCurrency' =>
  subjectOf(answers)?.currency ?? 'currency'

/** The choices that a product should offer, by figure. */
export const wishesOf = (answers: Answers): Wish[] => {
  const id = currencyFigure(answers)
  const { currencies = [], detect = [] } = answers
  return [
    { id, choices: currencies, phrases: subjectOf(answers)?.phrases ?? id },
    { id: 'detection', choices: detect, phrases: 'detection' },
  ]
}

const listsOf = (value: FigureValue | undefined): Choices =>
  isChoices(value) ? value : { included: [], onRequest: [] }

/** Whether a figure has a choice, at least on request. */
export const hasChoice = (value: FigureValue | undefined, choice: string): boolean =>
  Object.values(listsOf(value)).flat().includes(choice)

/**
 * How a product meets the wanted choices. `piecesOnly` has the currencies whose notes it counts without
 * their value.
 */
export const matchOf = (
  wished: readonly string[],
  value: FigureValue | undefined,
  piecesOnlyValue?: FigureValue,
) => {
  const { included, onRequest } = listsOf(value)
  const piecesOnly = listsOf(piecesOnlyValue).included
  const missed = wished.filter((choice) => !hasChoice(value, choice))
  return {
    has: wished.filter((choice) => included.includes(choice)),
    onRequest: wished.filter((choice) => onRequest.includes(choice)),
    piecesOnly: missed.filter((choice) => piecesOnly.includes(choice)),
    lacks: missed.filter((choice) => !piecesOnly.includes(choice)),
  }
}

/** Whether a product counts pieces but not their value. */
export const countsPiecesOnly = ({ counting }: Figures): boolean =>
  counting !== undefined && !hasChoice(counting, 'value')

/** A figure as an amount; undefined for any other figure and for none. */
export const amountOf = (figures: Figures, id: FigureId | undefined): number | undefined => {
  const value = id === undefined ? undefined : figures[id]
  return isAmount(value) ? value : undefined
}

/** Whether weight (kg), width and height (mm) suit a place; a product without these figures does not. */
export const fitsSurface = ({ weight, width, height }: Figures, surface: SurfaceId): boolean => {
  if (!isAmount(weight) || !isAmount(width) || !isAmount(height)) return false
  const isHigh = height >= surfaces.floor.height
  if (surface === 'floor') return isHigh
  return !isHigh && weight <= surfaces[surface].weight && width <= surfaces[surface].width
}

/** Whether a product fits into the room of the answers, in mm; without a room every product does. */
export const fitsRoom = (figures: Figures, answers: Answers): boolean => {
  const room = roomOf(answers)
  return isUnlimited(room) || fitOf(figures, room) !== undefined
}
