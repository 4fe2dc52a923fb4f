import type { Tag } from 'pdfkit'
import texts from '../../../content/texts/statement.json'
import { cutWords } from '../../../lib/text.ts'
import { contentWidth, page, type Pages } from '../../../parts/listDocument/pdf/page.ts'
import { itemOf, type StatementRow } from '../statement/makeStatement.ts'
import { remarkOf } from '../statement/statementTable.ts'

/** In points. */
const gap = 8
const padding = 5
const widths = [34, 158, 136, 70] as const

const columns = [texts.statement.item, texts.statement.requirement, texts.document.offered].concat(
  texts.document.verdict,
  texts.statement.remark,
)

/** In characters, so that a row fits on a page. */
const longestCell = 900

const boxOf = (column: number): { x: number; width: number } => {
  const left = widths.slice(0, column).reduce((sum, width) => sum + width + gap, 0)
  return { x: page.margin + left, width: widths[column] ?? contentWidth - left }
}

export const columnHeads = columns.map((text, column) => ({ text, box: boxOf(column) }))

/** Signs that the document's font lacks are shown as `?`; a printed page has them. */
const inFont = (text: string): string =>
  text
    .replaceAll('≥', '>=')
    .replaceAll('≤', '<=')
    .replace(/[^\x20-\x7e\u00a0-\u017f\u2010-\u2027\u20ac\u2122\u2212]/gu, '?')

const cellsOf = (row: StatementRow, index: number, productIndex: number): string[] => {
  const cell = row.cells[productIndex]
  const verdict = cell ? texts.verdicts[cell.verdict] + (cell.isOverruled ? ' *' : '') : ''
  const cells = [
    itemOf(row, index),
    row.requirement.text,
    cell?.offered ?? '',
    verdict,
    remarkOf(row, productIndex),
  ]
  return cells.map((text) => cutWords(inFont(text), longestCell))
}

const styleOf = (column: number) => (column === 3 ? 'company' : 'figure')

export const rowHeight = (pages: Pages, row: StatementRow, index: number, productIndex: number): number => {
  const heights = cellsOf(row, index, productIndex).map((text, column) =>
    pages.heightOf(text, styleOf(column), boxOf(column).width),
  )
  return Math.max(...heights) + 2 * padding
}

/** Draws what the product at `productIndex` has to one requirement. */
export const drawRow = (
  pages: Pages,
  table: Tag,
  row: StatementRow,
  index: number,
  productIndex: number,
  top: number,
): void => {
  const tag = pages.beginTag(table, 'TR')
  for (const [column, text] of cellsOf(row, index, productIndex).entries())
    pages.writeTagged(tag, 'TD', text, styleOf(column), { ...boxOf(column), y: top + padding })
  pages.rule(top + rowHeight(pages, row, index, productIndex), 'hairline')
}
