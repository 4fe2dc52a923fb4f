import texts from '../../../content/texts/statement.json'
import { fill } from '../../../lib/text.ts'
import type { Sheet } from '../requirement.ts'
import { itemOf, type StatementCell, type StatementRow } from './makeStatement.ts'
import { sourceOf } from './sourceOf.ts'

/** Why a verdict is what it is; an empty text where the sheet's own words say enough. */
export const reasonOf = ({ reason, part = '' }: StatementCell): string =>
  reason === undefined ? '' : fill(texts.reasons[reason], { part })

/** The visitor's remark, or else the reason for the verdict of the product at `productIndex`. */
export const remarkOf = ({ remark, cells }: StatementRow, productIndex: number): string => {
  const cell = cells[productIndex]
  return remark === '' && cell ? reasonOf(cell) : remark
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
    row.cells.map((_cell, productIndex) => remarkOf(row, productIndex)).find((text) => text !== '') ?? '',
  ]),
  ...sheets.map((sheet) => ['', `${sheet.name}: ${sourceOf(sheet)}`]),
]
