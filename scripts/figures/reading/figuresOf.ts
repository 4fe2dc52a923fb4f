import { type Figures, type FigureValue, isAmount } from '../../../src/domain/products/figures/figure.ts'
import type { FigureId } from '../../../src/domain/products/figures/figureIds.ts'
import { familyOf, type Product } from '../../../src/domain/products/product.ts'
import { rowsOf, type Specifications } from '../../../src/domain/products/specificationGroups.ts'
import { families } from '../families.ts'
import type { FigureRule } from '../figureRule.ts'

export type Sheet = Pick<Product, 'category' | 'subcategory' | 'specifications'>

/** The texts at a place, or with `Group/*` those of a whole group, each after its label. */
export const textsOf = (specifications: Specifications, row: string): readonly string[] => {
  const [key = ''] = row.split('/')
  const rows = rowsOf(key, specifications[key] ?? {})
  if (row !== `${key}/*`) return rows.find(({ path }) => path === row)?.values ?? []
  const inGroup = rows.filter(({ path }) => path !== key)
  return inGroup.flatMap(({ label, values }) => values.map((line) => `${label}: ${line}`))
}

const holds = ({ when }: FigureRule, { specifications }: Sheet): boolean =>
  when === undefined || textsOf(specifications, when.row).some((text) => when.says.test(text))

const readRule = (rule: FigureRule, sheet: Sheet): FigureValue | undefined => {
  const texts = rule.rows.flatMap((row) => textsOf(sheet.specifications, row))
  return texts.length > 0 && holds(rule, sheet) ? rule.read(texts) : undefined
}

const readSheet = (sheet: Sheet): Figures => {
  const figures: Partial<Record<FigureId, FigureValue>> = {}
  for (const rule of families[familyOf(sheet)]) {
    const value = figures[rule.id] ?? readRule(rule, sheet)
    if (value !== undefined) figures[rule.id] = value
  }
  return figures
}

/** A cache, because each sheet is compared with all others of its family. */
const figuresBySheet = new WeakMap<Sheet, Figures>()

/** The figures of a sheet; read once for each sheet object. */
export const figuresOf = (sheet: Sheet): Figures => {
  const figures = figuresBySheet.get(sheet) ?? readSheet(sheet)
  figuresBySheet.set(sheet, figures)
  return figures
}

/** In mm. */
export interface ProductSize {
  width: number
  depth: number
  height: number
}

/** The size on a sheet; undefined when it leaves out a side. */
export const productSize = (sheet: Sheet): ProductSize | undefined => {
  const { width, depth, height } = figuresOf(sheet)
  return isAmount(width) && isAmount(depth) && isAmount(height) ? { width, depth, height } : undefined
}

/** The rules of required figures that the sheet does not have. */
export const missingFigures = (sheet: Sheet): FigureRule[] => {
  const figures = figuresOf(sheet)
  return families[familyOf(sheet)].filter(({ id, required = false }) => required && figures[id] === undefined)
}

/** The rows that rules apply to, but from which none of these rules can read a figure. */
export const unreadRows = (sheet: Sheet) => {
  const rules = families[familyOf(sheet)].filter((rule) => holds(rule, sheet))
  const rows = [...new Set(rules.flatMap((rule) => rule.rows))]
  return rows.flatMap((row) => {
    const texts = textsOf(sheet.specifications, row)
    const own = rules.filter((rule) => rule.rows.includes(row))
    const isRead = texts.length === 0 || own.some((rule) => rule.read(texts) !== undefined)
    return isRead ? [] : [{ row, texts, rules: own }]
  })
}
