import type { Product, SpecificationValue } from '../product.ts'

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
