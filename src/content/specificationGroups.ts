import type { Product } from './product.ts'

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
