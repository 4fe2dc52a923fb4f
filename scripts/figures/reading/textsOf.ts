import { rowsOf, type Specifications } from '../../../src/domain/products/specificationGroups.ts'

/** The texts at a place, or with `Group/*` those of a whole group, each after its label. */
export const textsOf = (specifications: Specifications, row: string): readonly string[] => {
  const [key = ''] = row.split('/')
  const rows = rowsOf(key, specifications[key] ?? {})
  if (row !== `${key}/*`) return rows.find(({ path }) => path === row)?.values ?? []
  const inGroup = rows.filter(({ path }) => path !== key)
  return inGroup.flatMap(({ label, values }) => values.map((line) => `${label}: ${line}`))
}
