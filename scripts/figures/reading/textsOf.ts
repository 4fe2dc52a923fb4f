import { rowsOf, type Specifications } from '../../../src/domain/machines/specificationGroups.ts'

/** `row` is a place, or `Group/*` for a whole group, whose texts begin with their labels. */
export const textsOf = (specifications: Specifications, row: string): readonly string[] => {
  const [key = ''] = row.split('/')
  const rows = rowsOf(key, specifications[key] ?? {})
  if (row !== `${key}/*`) return rows.find(({ place }) => place === row)?.values ?? []
  const inGroup = rows.filter(({ place }) => place !== key)
  return inGroup.flatMap(({ label, values }) => values.map((line) => `${label}: ${line}`))
}
