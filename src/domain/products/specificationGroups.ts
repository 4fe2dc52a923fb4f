import type { SpecificationValue } from '../../content/schema/specification.ts'

export type Specifications = Readonly<Record<string, SpecificationValue>>
type Lines = string | readonly string[]

export interface SpecificationRow {
  /** `Label`, in a group `Group/Label`. */
  path: string
  label: string
  values: readonly string[]
}

export interface SpecificationGroup {
  title: string
  rows: readonly SpecificationRow[]
}

/** A text in parts: plain words, and terms with their ids. */
export type MarkedText = readonly (string | readonly [text: string, id: string])[]

/** The marked texts of a sheet: titles of groups, labels by place, values by place as `Notes/Recycling/0`. */
export type SheetTerms = Readonly<Record<string, MarkedText>>

const isPlain = (value: SpecificationValue): value is Lines =>
  typeof value === 'string' || Array.isArray(value)

const toRow = (path: string, label: string, value: Lines): SpecificationRow => ({
  path,
  label,
  values: typeof value === 'string' ? [value] : value,
})

/** The rows under a key of a sheet: those of a group, or one row. */
export const rowsOf = (key: string, value: SpecificationValue): SpecificationRow[] =>
  isPlain(value)
    ? [toRow(key, key, value)]
    : Object.entries(value).map(([label, lines]) => toRow(`${key}/${label}`, label, lines))

export const generalTitle = 'General'

/** Rows without a group are first, because after a group they would look like part of it. */
export const specificationGroups = (specifications: Specifications): SpecificationGroup[] => {
  const general: SpecificationRow[] = []
  const groups: SpecificationGroup[] = []
  for (const [key, value] of Object.entries(specifications)) {
    if (isPlain(value)) general.push(...rowsOf(key, value))
    else groups.push({ title: key, rows: rowsOf(key, value) })
  }
  return general.length === 0 ? groups : [{ title: generalTitle, rows: general }, ...groups]
}
