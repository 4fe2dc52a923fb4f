import texts from '../../../content/texts/statement.json'
import type { Sheet } from '../requirement.ts'
import { itemOf, type StatementRow } from './makeStatement.ts'
import { reasonText } from './reasonText.ts'
import { sourceOf } from './sourceOf.ts'

/** The visitor's remark, or else why the product at `place` has to be confirmed. */
export const remarkOf = ({ remark, cells }: StatementRow, place: number): string => {
  const reason = cells[place]?.reason
  return remark === '' && reason !== undefined ? reasonText(reason) : remark
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
    row.cells.map((_cell, place) => remarkOf(row, place)).find((text) => text !== '') ?? '',
  ]),
  ...sheets.map((sheet) => ['', `${sheet.name}: ${sourceOf(sheet)}`]),
]
