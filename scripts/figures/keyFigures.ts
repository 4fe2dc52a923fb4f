import {
  type FigureColumn,
  type Figures,
  type FigureValue,
  isChoices,
} from '../../src/domain/products/figures/figure.ts'
import { figureName, figureText } from '../../src/domain/products/figures/figureText.ts'
import type { ProductBrief } from '../../src/domain/products/product.ts'
import { comparisons } from './comparison/comparison.ts'

const keyFigureCount = 5

const isStated = (value: FigureValue | undefined): value is FigureValue =>
  value !== undefined && (!isChoices(value) || value.included.length > 0 || value.onRequest.length > 0)

const weightOf = ({ id }: FigureColumn): number => comparisons[id]?.weight ?? 0

/** Whether an earlier column has the same topic, as speed by value and speed by pieces have. */
const isRepeated = ({ id }: FigureColumn, earlier: readonly FigureColumn[]): boolean => {
  const topic = comparisons[id]?.topic
  return topic !== undefined && earlier.some((other) => comparisons[other.id]?.topic === topic)
}

/** The most important figures that a sheet states, at most five; `columns` are its family's. */
export const keyFigures = (own: Figures, columns: readonly FigureColumn[]): ProductBrief['figures'] =>
  columns
    .flatMap((column) => {
      const value = own[column.id]
      return isStated(value) ? [{ ...column, value }] : []
    })
    .filter((column, index, stated) => !isRepeated(column, stated.slice(0, index)))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, keyFigureCount)
    .map(({ value, ...column }) => ({ name: figureName(column.id), text: figureText(column, value) }))
