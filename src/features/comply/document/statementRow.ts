import texts from '../../../content/texts/statement.json'
import type { Look } from '../../../lib/pdf/writer.ts'
import { cutWords } from '../../../lib/text.ts'
import { looks } from '../../../parts/listDocument/pdf/looks.ts'
import type { Cells } from '../../../parts/listDocument/pdf/textTable.ts'
import { itemOf, type StatementRow } from '../statement/makeStatement.ts'
import { remarkOf } from '../statement/statementTable.ts'

/** What complies is not emphasised. An overruled verdict ends with a mark. */
const lookOfVerdict = (text: string): Look => {
  if (text.startsWith(texts.verdicts.deviates)) return looks.failing
  return text.startsWith(texts.verdicts.toConfirm) ? looks.open : looks.figure
}

export const columns = [
  { head: texts.statement.item, width: 34 },
  { head: texts.statement.requirement, width: 158 },
  { head: texts.document.offered, width: 136 },
  { head: texts.document.verdict, width: 70, lookOf: lookOfVerdict },
  { head: texts.statement.remark, width: 73 },
]

/** In characters, so that a row fits on a page. */
const longestCell = 900

/** Signs that the document's font lacks are shown as `?`; a printed page has them. `+ 1 reject` stays in one line. */
const inFont = (text: string): string =>
  text
    .replaceAll(/\+ (?=\d)/g, '+\u00a0')
    .replaceAll('≥', '>=')
    .replaceAll('≤', '<=')
    .replace(/[^\x20-\x7e\u00a0-\u017f\u2010-\u2027\u20ac\u2122\u2212]/gu, '?')

/** What the product at `productIndex` has to one requirement. */
export const cellsOf = (row: StatementRow, index: number, productIndex: number): Cells => {
  const cell = row.cells[productIndex]
  const verdict = cell ? texts.verdicts[cell.verdict] + (cell.isOverruled ? ' *' : '') : ''
  const cells = [
    itemOf(row, index),
    row.requirement.text,
    cell?.offered ?? '',
    verdict,
    remarkOf(row, productIndex),
  ]
  return cells.map((text) => [cutWords(inFont(text), longestCell)])
}
