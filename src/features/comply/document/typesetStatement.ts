import type { Company } from '../../../content/countries.ts'
import texts from '../../../content/texts/statement.json'
import { type Brand, frame, frameWidth, type Paper } from '../../../lib/pdf/paper.ts'
import type { Look } from '../../../lib/pdf/writer.ts'
import { cutWords, dayText, fill } from '../../../lib/text.ts'
import { beginLetter } from '../../../parts/listDocument/pdf/letterhead.ts'
import { looks } from '../../../parts/listDocument/pdf/looks.ts'
import { type Cells, makeTable } from '../../../parts/listDocument/pdf/textTable.ts'
import type { Sheet } from '../requirement.ts'
import { itemOf, type StatementRow, summaryOf } from '../statement/makeStatement.ts'
import { type StatementDraft, tenderOf } from '../statement/statementDraft.ts'
import { remarkOf, sourceOf } from '../statement/statementTable.ts'

/** What complies is not emphasised. An overruled verdict ends with a mark. */
const lookOfVerdict = (text: string): Look => {
  if (text.startsWith(texts.verdicts.deviates)) return looks.failing
  return text.startsWith(texts.verdicts.toConfirm) ? looks.open : looks.figure
}

const columns = [
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
const cellsOf = (row: StatementRow, index: number, productIndex: number): Cells => {
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

export interface StatementFacts {
  rows: readonly StatementRow[]
  /** The products, in the order of each row's cells. */
  sheets: readonly Sheet[]
  draft: Pick<StatementDraft, 'tenderNumber' | 'tenderTitle'>
  company: Pick<Company, 'companyFullName' | 'address' | 'phone' | 'email'>
  /** In ms since 1970. */
  time: number
}

/** In points: a further machine begins on the page of another where this much of its table follows. */
const leastOfTable = 320

const box = { x: frame.left, width: frameWidth }

/** The title, the tender, the day and each product's summary; returns the y below. */
const drawBeginning = (paper: Paper, { rows, sheets, draft, time }: StatementFacts, top: number): number => {
  const write = (role: string, text: string, look: Look, at: number): number =>
    paper.writeTagged(paper.document, role, text, look, { ...box, y: at })
  let y = write('H1', texts.document.title, looks.title, top + 14) + 4
  const tender = tenderOf(draft)
  if (tender !== '') y = write('P', tender, looks.text, y)
  y = write('P', dayText(time), looks.text, y) + 10
  for (const [productIndex, { name }] of sheets.entries()) {
    y = write('P', name, looks.name, y)
    y = write('P', fill(texts.document.summary, { counts: summaryOf(rows, productIndex) }), looks.text, y) + 6
  }
  return paper.writeTagged(paper.document, 'P', texts.document.note, looks.small, { ...box, y })
}

/** In points. */
const signing = { height: 84, line: 56, gap: 16 } as const

/** Lines for the bidder to fill in, below `top`. */
const drawSigning = (paper: Paper, top: number): void => {
  const labels = texts.document.signing
  const width = (frameWidth - signing.gap * (labels.length - 1)) / labels.length
  for (const [place, label] of labels.entries()) {
    const field = { x: frame.left + place * (width + signing.gap), width }
    const y = top + signing.line
    paper.drawRule(y, 'slate', 0.6, field)
    paper.writeTagged(paper.document, 'P', label, looks.small, { ...field, y: y + 4 })
  }
}

/** A statement as a tagged PDF of A4 pages: letterhead, summary, then a table for each product. */
export const typesetStatement = (facts: StatementFacts, brand: Brand): Promise<Blob> => {
  const { company, rows, sheets } = facts
  const { title } = texts.document
  const { paper, top, finish } = beginLetter(brand, company, title, title)
  const table = makeTable(paper, columns)
  let y = drawBeginning(paper, facts, top)
  for (const [productIndex, sheet] of sheets.entries()) {
    y = paper.spaceFor(y, productIndex === 0 ? 120 : leastOfTable) + 18
    y = paper.writeTagged(paper.document, 'H2', sheet.name, looks.name, { ...box, y })
    y = paper.writeTagged(paper.document, 'P', sourceOf(sheet), looks.small, { ...box, y })
    y = table.draw(
      rows.map((row, index) => cellsOf(row, index, productIndex)),
      y,
    )
  }
  drawSigning(paper, paper.spaceFor(y, signing.height))
  return finish()
}
