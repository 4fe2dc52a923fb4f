import texts from '../../src/content/texts/figures.json' with { type: 'json' }
import {
  type FigureColumn,
  type Figures,
  type FigureValue,
  isAmount,
  isChoices,
} from '../../src/domain/products/figures/figure.ts'
import type { FigureId } from '../../src/domain/products/figures/figureIds.ts'
import { figureName, figureText } from '../../src/domain/products/figures/figureText.ts'
import { type FamilyId, familyOf, type Product } from '../../src/domain/products/product.ts'
import { families } from './families.ts'
import { figuresOf } from './reading/figuresOf.ts'

const kindOf = (value: FigureValue): FigureColumn['kind'] => {
  if (isAmount(value)) return 'amount'
  return isChoices(value) ? 'choices' : 'span'
}

/** Has no column, because it equals `speed`. Only the sentences on similar products use it. */
const repeated: FigureId = 'valueSpeed'

const speeds: Readonly<Partial<Record<FamilyId, string>>> = texts.speeds

/** The figures that at least one member of the family has, in the order of its rules. */
export const columnsOf = (family: FamilyId, members: readonly Figures[]): FigureColumn[] => {
  const rules = families[family]
  return [...new Set(rules.map(({ id }) => id))].flatMap((id) => {
    const [value] = members.flatMap((figures) => figures[id] ?? [])
    if (value === undefined || id === repeated) return []
    const own = rules.filter((rule) => rule.id === id)
    const unit = own.find((rule) => rule.unit !== undefined)?.unit
    const rows = [...new Set(own.flatMap((rule) => (rule.keepsRows ? [] : rule.rows)))]
    const name = id === 'speed' ? speeds[family] : undefined
    return [{ id, kind: kindOf(value), ...(name && { name }), ...(unit !== undefined && { unit }), rows }]
  })
}

/** The figures of a product's sheet as programs get them, in the order of its family. */
export const statedFigures = (product: Product) => {
  const own = figuresOf(product)
  return columnsOf(familyOf(product), [own]).flatMap((column) => {
    const { id, unit } = column
    const value = own[id]
    return value === undefined
      ? []
      : [{ id, name: figureName(column), value, unit, text: figureText(column, value) }]
  })
}

export type StatedFigure = ReturnType<typeof statedFigures>[number]
