import type { Product, SpecificationValue } from './product.ts'

type Specifications = Product['specifications']

const isText = (value: SpecificationValue): value is string => typeof value === 'string'
const isList = (value: SpecificationValue): value is readonly string[] => Array.isArray(value)

const linesOf = (value: string | readonly string[]): readonly string[] => (isText(value) ? [value] : value)

/** The texts of a row `Label` or `Group/Label`; those of a whole `Group/*` start with their labels. */
export const textsOf = (specifications: Specifications, row: string): readonly string[] => {
  const [label = '', inner] = row.split('/')
  const value = specifications[label]
  if (value === undefined) return []
  if (isText(value) || isList(value)) return inner === undefined ? linesOf(value) : []
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

const rowOf = (label: string, value: string | readonly string[]): SpecificationRow => ({
  label,
  values: typeof value === 'string' ? [value] : value,
})

const isPlain = (value: Product['specifications'][string]): value is string | readonly string[] =>
  typeof value === 'string' || Array.isArray(value)

/** Rows without a group come first: after a group, a row would look like part of it. */
export const specificationGroups = (specifications: Product['specifications']): SpecificationGroup[] => {
  const general: SpecificationRow[] = []
  const groups: SpecificationGroup[] = []
  for (const [label, value] of Object.entries(specifications)) {
    if (isPlain(value)) general.push(rowOf(label, value))
    else groups.push({ title: label, rows: Object.entries(value).map((row) => rowOf(...row)) })
  }
  return general.length === 0 ? groups : [{ title: 'General', rows: general }, ...groups]
}
