import { type ComparisonGroup, type ComparisonRow, rowsIn } from './comparisonRows.ts'

const textOf = (values: readonly string[]): string => values.join(' · ')

/** All rows that only one product states become one row, with the texts of each product and the labels in them. */
export const inOneRow = (rows: readonly ComparisonRow[], count: number): string[][] =>
  Array.from({ length: count }, (_, place) =>
    rows.flatMap(({ label, cells }) => (cells[place]?.length ? `${label}: ${cells[place].join(', ')}` : [])),
  )

/** Font sizes, in points. */
const printSizes = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5]

const smallest = 5

/** The table's space on a landscape page, between the heads of page and products and the page's address. */
const paperMm = { width: 262, height: 140 }

const mmPerPoint = 0.353

/** Average width of a character, height of a line and padding of a row, in ems. */
const character = 0.5
const line = 1.25
const padding = 0.25

/** The space of a product's name before what it alone states. */
const nameSpace = ' '.repeat(12)

/** The width of the labels' column as a share of the table's. */
export const labelShare = 0.14

const heightOf = (
  groups: readonly ComparisonGroup[],
  alone: readonly (readonly string[])[],
  size: number,
): number => {
  const em = size * mmPerPoint
  const linesOf = (text: string, share: number): number =>
    Math.ceil(text.length / ((paperMm.width * share) / (em * character) - 2))
  const cellLines = (text: string): number => linesOf(text, (1 - labelShare) / alone.length)
  const titles = groups.map(() => 1)
  const rows = rowsIn(groups).map(({ label, cells }) =>
    Math.max(1, linesOf(label, labelShare), ...cells.map((values) => cellLines(textOf(values)))),
  )
  const last = linesOf(alone.map((texts) => nameSpace + textOf(texts)).join(''), 1 - labelShare)
  return em * [...titles, ...rows, last].reduce((sum, lines) => sum + lines * line + padding, 0)
}

/** The largest font size, in points, at which the comparison fits one page; `alone` is of `inOneRow`. */
export const printSizeOf = (
  groups: readonly ComparisonGroup[],
  alone: readonly (readonly string[])[],
): number => printSizes.find((size) => heightOf(groups, alone, size) <= paperMm.height) ?? smallest
