import { rowsOf, type Specifications } from '../../../src/domain/products/specificationGroups.ts'

/** `row` is a place, or `Group/*` for a whole group, whose texts begin with their labels. */
export const textsOf = (specifications: Specifications, row: string): readonly string[] => {
  const [key = ''] = row.split('/')
  const rows = rowsOf(key, specifications[key] ?? {})
  if (row !== `${key}/*`) return rows.find(({ path }) => path === row)?.values ?? []
  const inGroup = rows.filter(({ path }) => path !== key)
  return inGroup.flatMap(({ label, values }) => values.map((line) => `${label}: ${line}`))
}
