import { comparisons } from './figures/comparison/comparison.ts'
import { type FigureColumn, type Figures, type FigureValue, isAmount, isChoices } from './figures/figure.ts'
import { figureName, figureText } from './figures/figureText.ts'

/** How many figures tell what a machine is where there is no room for its whole sheet. */
const keyFigureCount = 5

export interface KeyFigure {
  name: string
  text: string
}

/** What a document says of a machine. */
export interface ProductBrief {
  name: string
  /** The address of its picture or drawing. */
  picture: string
  /** What the picture shows. */
  alt: string
  figures: readonly KeyFigure[]
}

const isStated = (value: FigureValue | undefined): value is FigureValue =>
  value !== undefined &&
  (isAmount(value) || !isChoices(value) || value.included.length > 0 || value.onRequest.length > 0)

const weightOf = ({ id }: FigureColumn): number => comparisons[id]?.weight ?? 0

/** Whether an earlier column has the same topic, as speed by value and speed by pieces. */
const isRepeated = ({ id }: FigureColumn, earlier: readonly FigureColumn[]): boolean => {
  const topic = comparisons[id]?.topic
  return topic !== undefined && earlier.some((other) => comparisons[other.id]?.topic === topic)
}

/** The five figures by which buyers choose, of those that a sheet states; `columns` of its family. */
export const keyFigures = (own: Figures, columns: readonly FigureColumn[]): KeyFigure[] =>
  columns
    .filter(({ id }) => isStated(own[id]))
    .filter((column, index, stated) => !isRepeated(column, stated.slice(0, index)))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, keyFigureCount)
    .flatMap((column) => {
      const value = own[column.id]
      return value === undefined ? [] : [{ name: figureName(column.id), text: figureText(column, value) }]
    })
