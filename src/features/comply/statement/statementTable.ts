import { revisions } from 'virtual:revisions'
import texts from '../../../content/texts/statement.json'
import { modelOf } from '../../../domain/products/product.ts'
import { revisionText } from '../../../domain/products/revision.ts'
import { fill } from '../../../lib/text.ts'
import type { Sheet } from '../requirement.ts'
import { itemOf, type StatementCell, type StatementRow, summaryOf } from './makeStatement.ts'

/** `Figures of the specification sheet, revision 3 of November 28, 2026.` */
export const sourceOf = ({ id }: Sheet): string => {
  const revision = revisions[id]
  return revision ? revisionText(revision, texts.document.source) : ''
}

/** Why a verdict is what it is; an empty text where the sheet's own words say enough. */
export const reasonOf = ({ reason, part = '' }: StatementCell): string => {
  if (reason === undefined) return ''
  return reason === 'unread' && part !== ''
    ? fill(texts.unreadPart, { part })
    : fill(texts.reasons[reason], { part })
}

/** The visitor's remark, or else the reason for the verdict of the product at `productIndex`. */
export const remarkOf = ({ remark, cells }: StatementRow, productIndex: number): string => {
  const cell = cells[productIndex]
  return remark === '' && cell ? reasonOf(cell) : remark
}

/** The visitor's remark, or else each product's reason, with its model where the reasons differ. */
const remarkOfAll = ({ remark, cells }: StatementRow, sheets: readonly Sheet[]): string => {
  if (remark !== '') return remark
  const reasons = cells.map(reasonOf)
  if (new Set(reasons).size === 1) return reasons[0] ?? ''
  return sheets
    .flatMap((sheet, index) => (reasons[index] ? [`${modelOf(sheet)}: ${reasons[index]}`] : []))
    .join(' ')
}

/** A statement as rows of cells: what a spreadsheet has, and what is copied. */
export const statementTable = (rows: readonly StatementRow[], sheets: readonly Sheet[]): string[][] => [
  [
    texts.statement.item,
    texts.statement.requirement,
    ...sheets.flatMap(({ name }) => [
      `${name}: ${texts.document.offered}`,
      `${name}: ${texts.document.verdict}`,
    ]),
    texts.statement.remark,
  ],
  ...rows.map((row, index) => [
    itemOf(row, index),
    row.requirement.text,
    ...row.cells.flatMap(({ offered, verdict, isOverruled }) => [
      offered,
      texts.verdicts[verdict] + (isOverruled ? ' *' : ''),
    ]),
    remarkOfAll(row, sheets),
  ]),
  ...sheets.map((sheet, index) => ['', `${sheet.name}: ${summaryOf(rows, index)}. ${sourceOf(sheet)}`]),
]
