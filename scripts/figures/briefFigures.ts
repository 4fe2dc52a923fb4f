import {
  type FigureColumn,
  type Figures,
  type FigureValue,
  isAmount,
  isChoices,
} from '../../src/domain/products/figures/figure.ts'
import { figureName, figureText, valueText } from '../../src/domain/products/figures/figureText.ts'
import { keyFigureCount, type ProductBrief } from '../../src/domain/products/product.ts'
import { comparisons } from './comparison/comparison.ts'

const isStated = (value: FigureValue | undefined): value is FigureValue =>
  value !== undefined && (!isChoices(value) || value.included.length > 0 || value.onRequest.length > 0)

const weightOf = ({ id }: FigureColumn): number => comparisons[id]?.weight ?? 0

/** An earlier column has the same topic: speed by value and speed by pieces, for example. */
const isRepeated = ({ id }: FigureColumn, earlier: readonly FigureColumn[]): boolean => {
  const topic = comparisons[id]?.topic
  return topic !== undefined && earlier.some((other) => comparisons[other.id]?.topic === topic)
}

/** A figure of one country's version is no figure of the product as every country has it. */
export const isOfEach = ({ rows }: FigureColumn): boolean => !rows.some((row) => row.includes(' version)'))

/** The figures that a sheet states, the most important first; `columns` are its family's. */
export const briefFigures = (own: Figures, columns: readonly FigureColumn[]): ProductBrief['figures'] => {
  const stated = columns.flatMap((column) => {
    const value = own[column.id]
    return isStated(value) ? [{ ...column, value }] : []
  })
  const key = stated
    .filter((column, index) => isOfEach(column) && !isRepeated(column, stated.slice(0, index)))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, keyFigureCount)
  return [...new Set([...key, ...stated])].map(({ value, ...column }) => ({
    name: figureName(column),
    text: figureText(column, value),
    value: isAmount(value) ? value : valueText(column.id, value),
    unit: column.unit,
  }))
}
