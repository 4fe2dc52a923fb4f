import type { SpecificationValue } from '../../content/schema/specification.ts'

export type Specifications = Readonly<Record<string, SpecificationValue>>
type Lines = string | readonly string[]

/** Whether a value is that of one row, not a group of rows. */
export const isPlain = (value: SpecificationValue): value is Lines =>
  typeof value === 'string' || Array.isArray(value)

/** The values of one row. */
export const linesOf = (value: Lines): readonly string[] => (typeof value === 'string' ? [value] : value)

/** `row` is `Label`, `Group/Label` or `Group/*`; texts of a whole group begin with their labels. */
export const textsOf = (specifications: Specifications, row: string): readonly string[] => {
  const [label = '', inner] = row.split('/')
  const value = specifications[label]
  if (value === undefined) return []
  if (isPlain(value)) return inner === undefined ? linesOf(value) : []
  if (inner === undefined) return []
  if (inner !== '*') return linesOf(value[inner] ?? [])
  return Object.entries(value).flatMap(([name, rows]) => linesOf(rows).map((line) => `${name}: ${line}`))
}

export interface SpecificationRow {
  label: string
  values: readonly string[]
}

export interface SpecificationGroup {
  title: string
  rows: readonly SpecificationRow[]
}

/** For the rows without a group. */
export const generalTitle = 'General'

/** Rows without a group are first, because after a group they would look like part of it. */
export const specificationGroups = (specifications: Specifications): SpecificationGroup[] => {
  const general: SpecificationRow[] = []
  const groups: SpecificationGroup[] = []
  const rowOf = ([label, value]: [string, Lines]) => ({ label, values: linesOf(value) })
  for (const [label, value] of Object.entries(specifications)) {
    if (isPlain(value)) general.push(rowOf([label, value]))
    else groups.push({ title: label, rows: Object.entries(value).map(rowOf) })
  }
  return general.length === 0 ? groups : [{ title: generalTitle, rows: general }, ...groups]
}
