import {
  type FigureColumn,
  type Figures,
  type FigureValue,
  isAmount,
  isChoices,
} from '../../src/domain/products/figures/figure.ts'
import type { FigureId } from '../../src/domain/products/figures/figureIds.ts'
import type { FamilyId } from '../../src/domain/products/product.ts'
import { families } from './families.ts'

const kindOf = (value: FigureValue): FigureColumn['kind'] => {
  if (isAmount(value)) return 'amount'
  return isChoices(value) ? 'choices' : 'span'
}

/** Has no column, because it equals `speed`. Only the sentences on similar products use it. */
const repeated: FigureId = 'valueSpeed'

/** The figures that at least one member of the family has, in the order of its rules. */
export const columnsOf = (family: FamilyId, members: readonly Figures[]): FigureColumn[] => {
  const rules = families[family]
  return [...new Set(rules.map(({ id }) => id))].flatMap((id) => {
    const [value] = members.flatMap((figures) => figures[id] ?? [])
    if (value === undefined || id === repeated) return []
    const own = rules.filter((rule) => rule.id === id)
    const unit = own.find((rule) => rule.unit !== undefined)?.unit
    const rows = [...new Set(own.flatMap((rule) => (rule.keepsRows ? [] : rule.rows)))]
    return [{ id, kind: kindOf(value), ...(unit !== undefined && { unit }), rows }]
  })
}
