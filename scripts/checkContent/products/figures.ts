import { categoryLabel, findCategory, findSubcategory } from '../../../src/content/categories.ts'
import { specificationSchema } from '../../../src/content/schema/specification.ts'
import texts from '../../../src/content/texts/figureNames.json' with { type: 'json' }
import type { FigureRule } from '../../figures/figureRule.ts'
import { missingFigures, type Sheet, type UnreadRow, unreadRows } from '../../figures/reading/figuresOf.ts'
import { type Fault, fieldOfRow, fieldsOf, type ParsedFile } from '../files/contentFile.ts'

const nameOf = ({ id }: FigureRule): string => texts.names[id]

const quoted = (rules: readonly FigureRule[]): string =>
  [...new Set(rules.map(({ example }) => `"${example}"`))].join(' or ')

const unreadFault = (file: string, { row, texts: value, rules }: UnreadRow): Fault => {
  const names = [...new Set(rules.map(nameOf))].join(', ')
  const advice = `cannot be read as ${names}; write it like ${quoted(rules)}`
  return { file, field: fieldOfRow(row), value: value.length === 1 ? value[0] : value, advice }
}

const missingFault = (file: string, rule: FigureRule, { category, subcategory }: Sheet): Fault => {
  const label = categoryLabel(category, subcategory)
  const advice = `is the row of ${nameOf(rule)}, which ${label} requires; add it, like "${rule.example}"`
  return { file, field: fieldOfRow(rule.rows[0]), value: undefined, advice }
}

const isPlaced = ({ category, subcategory }: Record<string, unknown>): boolean => {
  const found = typeof category === 'string' ? findCategory(category) : undefined
  if (typeof subcategory === 'string') return findSubcategory(found, subcategory) !== undefined
  return subcategory === undefined && found !== undefined
}

/** The sheet of a product, if it has a place and rows from which to read figures. */
export const sheetOf = (file: ParsedFile): Sheet | undefined => {
  const fields = fieldsOf(file)
  const isSound = isPlaced(fields) && specificationSchema.safeParse(fields.specifications).success
  return isSound ? (fields as Sheet) : undefined
}

/** The rows that the figures of a family miss in a sheet. A product without place or rows has other faults. */
export const figureFaults = (file: ParsedFile): Fault[] => {
  const sheet = sheetOf(file)
  if (!sheet) return []
  const unread = unreadRows(sheet)
  const isUnread = ({ rows }: FigureRule): boolean => unread.some(({ row }) => rows.includes(row))
  return [
    ...unread.map((row) => unreadFault(file.path, row)),
    ...missingFigures(sheet)
      .filter((rule) => !isUnread(rule))
      .map((rule) => missingFault(file.path, rule, sheet)),
  ]
}
