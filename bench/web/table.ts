import type { Figures } from './lighthouse.ts'

/** What ran, and the figures of each run. */
export interface Column {
  name: string
  runs: Figures[]
}

const sortedOf = ({ runs }: Column, figure: string): number[] =>
  runs.flatMap((run) => run[figure] ?? []).toSorted((a, b) => a - b)

export const medianOf = (column: Column, figure: string): number => {
  const sorted = sortedOf(column, figure)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const digitsOf = (figure: string): number => (figure === 'CLS' ? 3 : 0)

const cell = (column: Column, figure: string): string => {
  const [least = Number.NaN, ...more] = sortedOf(column, figure)
  if (Number.isNaN(least)) return ''
  const [median, low, high] = [medianOf(column, figure), least, more.at(-1) ?? least].map((value) =>
    value.toFixed(digitsOf(figure)),
  )
  return low === high ? `${median}` : `${median} (${low}-${high})`
}

/** To a limit of zero there is no ratio. */
const comparison = (column: Column, limit: Column, figure: string): string => {
  const [value, least] = [medianOf(column, figure), medianOf(limit, figure)]
  if (Number.isNaN(value) || Number.isNaN(least)) return ''
  if (figure.startsWith('TBT') || least === 0) return `+${(value - least).toFixed(digitsOf(figure))}`
  return (value / least).toFixed(2)
}

/** One line a figure: median and spread of each column, and each column beside the limit. */
export const tableOf = (title: string, columns: readonly Column[], limit: Column): string => {
  const others = columns.filter((column) => column !== limit)
  const figures = new Set(columns.flatMap(({ runs }) => runs.flatMap((run) => Object.keys(run))))
  const rows = [
    [title, ...columns.map(({ name }) => name), ...others.map(({ name }) => `${name} / ${limit.name}`)],
    ...[...figures].map((figure) => [
      figure,
      ...columns.map((column) => cell(column, figure)),
      ...others.map((column) => comparison(column, limit, figure)),
    ]),
  ]
  return rows
    .map(([name = '', ...cells]) => name.padEnd(18) + cells.map((text) => text.padStart(18)).join(''))
    .join('\n')
}
