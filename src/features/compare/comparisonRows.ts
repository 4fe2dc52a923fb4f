import texts from '../../content/texts/compare.json'
import { type FigureColumn, isAmount } from '../../machines/figures/figure.ts'
import { better, type FigureId } from '../../machines/figures/figureIds.ts'
import { figureName, figureText } from '../../machines/figures/figureText.ts'
import { specificationGroups } from '../../machines/specificationGroups.ts'
import type { ComparedMachine } from './useMachines.ts'

export interface Cell {
  /** Empty where the machine does not state it. */
  values: readonly string[]
  isBest: boolean
}

export interface ComparisonRow {
  label: string
  /** One for each machine. */
  cells: readonly Cell[]
  differs: boolean
  /** Only one of several machines states it. */
  isAlone: boolean
}

export interface ComparisonGroup {
  title: string
  rows: readonly ComparisonRow[]
}

const toRow = (label: string, cells: readonly Cell[]): ComparisonRow => ({
  label,
  cells,
  // A list equals the same words in one comma-separated text.
  differs: new Set(cells.map(({ values }) => values.join(', '))).size > 1,
  isAlone: cells.length > 1 && cells.filter(({ values }) => values.length > 0).length === 1,
})

const columnOf = ({ columns }: ComparedMachine, id: FigureId): FigureColumn | undefined =>
  columns.find((column) => column.id === id)

/** The best amount; none where it is not clear, as of different units and of equal amounts. */
const bestOf = (id: FigureId, machines: readonly ComparedMachine[]): number | undefined => {
  const stated = machines.filter(({ figures }) => isAmount(figures[id]))
  const amounts = stated.map(({ figures }) => figures[id]).filter(isAmount)
  const units = new Set(stated.map((machine) => columnOf(machine, id)?.unit))
  const direction = better[id]
  if (direction === null || units.size !== 1 || new Set(amounts).size < 2) return undefined
  return direction === 'more' ? Math.max(...amounts) : Math.min(...amounts)
}

const figureRow = (id: FigureId, machines: readonly ComparedMachine[]): ComparisonRow => {
  const best = bestOf(id, machines)
  const cells = machines.map((machine) => {
    const value = machine.figures[id]
    if (value === undefined) return { values: [], isBest: false }
    const text = figureText(columnOf(machine, id) ?? { id }, value)
    return { values: [text], isBest: best !== undefined && value === best }
  })
  return toRow(figureName(id), cells)
}

/** The figures that at least one machine has, in the order of their families. */
const figureRows = (machines: readonly ComparedMachine[]): ComparisonRow[] => {
  const ids = new Set(machines.flatMap(({ columns }) => columns.map(({ id }) => id)))
  return [...ids]
    .filter((id) => machines.some(({ figures }) => figures[id] !== undefined))
    .map((id) => figureRow(id, machines))
}

const sheetOf = ({ product }: ComparedMachine) => specificationGroups(product.specifications)

/** Whether one of the machine's figures was read from this row, which is then not repeated. */
const isRead = ({ figures, columns, product }: ComparedMachine, group: string, label: string): boolean => {
  const value = product.specifications[group]
  const isGroup = typeof value === 'object' && !Array.isArray(value)
  const names = isGroup ? [`${group}/${label}`, `${group}/*`] : [label]
  return columns.some(({ id, rows }) => figures[id] !== undefined && rows.some((row) => names.includes(row)))
}

const specificationRows = (title: string, machines: readonly ComparedMachine[]): ComparisonRow[] => {
  const groups = machines.map(
    (machine) => sheetOf(machine).find((group) => group.title === title)?.rows ?? [],
  )
  const valuesOf = (index: number, label: string) => groups[index]?.find((row) => row.label === label)?.values
  const labels = new Set(groups.flat().map(({ label }) => label))
  return [...labels]
    .filter((label) =>
      machines.some((machine, index) => valuesOf(index, label) && !isRead(machine, title, label)),
    )
    .map((label) =>
      toRow(
        label,
        groups.map((_, index) => ({ values: valuesOf(index, label) ?? [], isBest: false })),
      ),
    )
}

/** The figures, then what else the specifications say, group by group. */
export const comparisonGroups = (machines: readonly ComparedMachine[]): ComparisonGroup[] => {
  const titles = new Set(machines.flatMap((machine) => sheetOf(machine).map(({ title }) => title)))
  return [
    { title: texts.figures, rows: figureRows(machines) },
    ...Array.from(titles, (title) => ({ title, rows: specificationRows(title, machines) })),
  ].filter(({ rows }) => rows.length > 0)
}

/** The rows in which the machines differ; groups without any are left out. */
export const differingRows = (groups: readonly ComparisonGroup[]): ComparisonGroup[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)

export const countRows = (groups: readonly ComparisonGroup[]): number =>
  groups.reduce((count, { rows }) => count + rows.length, 0)
