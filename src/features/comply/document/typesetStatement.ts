import type { Company } from '../../../content/countries.ts'
import texts from '../../../content/texts/statement.json'
import { dayText, fill } from '../../../lib/text.ts'
import { beginPaper, type Brand } from '../../../parts/listDocument/pdf/letterhead.ts'
import { contentWidth, page, type Pages } from '../../../parts/listDocument/pdf/page.ts'
import { makeTable } from '../../../parts/listDocument/pdf/textTable.ts'
import type { Sheet } from '../requirement.ts'
import { type StatementRow, summaryOf } from '../statement/makeStatement.ts'
import { sourceOf } from '../statement/sourceOf.ts'
import { type StatementDraft, tenderOf } from '../statement/statementDraft.ts'
import { cellsOf, columns } from './statementRow.ts'

export interface StatementFacts {
  rows: readonly StatementRow[]
  /** The products, in the order of each row's cells. */
  sheets: readonly Sheet[]
  draft: Pick<StatementDraft, 'tenderNumber' | 'tenderTitle'>
  company: Pick<Company, 'companyFullName' | 'address' | 'phone' | 'email'>
  /** In ms since 1970. */
  time: number
}

const box = { x: page.margin, width: contentWidth }

/** The title, the tender, the day and each product's summary; returns the y below. */
const drawBeginning = (pages: Pages, { rows, sheets, draft, time }: StatementFacts, top: number): number => {
  const write = (role: string, text: string, style: 'title' | 'text' | 'name', at: number): number =>
    pages.writeTagged(pages.document, role, text, style, { ...box, y: at })
  let y = write('H1', texts.document.title, 'title', top + 14) + 4
  const tender = tenderOf(draft)
  if (tender !== '') y = write('P', tender, 'text', y)
  y = write('P', dayText(time), 'text', y) + 10
  for (const [productIndex, { name }] of sheets.entries()) {
    y = write('P', name, 'name', y)
    y = write('P', fill(texts.document.summary, { counts: summaryOf(rows, productIndex) }), 'text', y) + 6
  }
  return pages.writeTagged(pages.document, 'P', texts.document.note, 'small', { ...box, y })
}

/** In points. */
const signing = { height: 84, line: 56, gap: 16 } as const

/** Lines for the bidder to fill in, below `top`. */
const drawSigning = (pages: Pages, top: number): void => {
  const labels = texts.document.signing
  const width = (contentWidth - signing.gap * (labels.length - 1)) / labels.length
  for (const [place, label] of labels.entries()) {
    const field = { x: page.margin + place * (width + signing.gap), width }
    const y = top + signing.line
    pages.rule(y, 'slate', 0.6, field)
    pages.writeTagged(pages.document, 'P', label, 'small', { ...field, y: y + 4 })
  }
}

/** A statement as a tagged PDF of A4 pages: letterhead, summary, then a table for each product. */
export const typesetStatement = (facts: StatementFacts, brand: Brand): Promise<Blob> => {
  const { company, rows, sheets } = facts
  const { title } = texts.document
  const { pages, top, nextPage, finish } = beginPaper(brand, company, title, title)
  const table = makeTable(pages, columns, nextPage)
  let y = drawBeginning(pages, facts, top)
  for (const [productIndex, sheet] of sheets.entries()) {
    if (y + 120 > page.bottom) y = nextPage()
    y = pages.writeTagged(pages.document, 'H2', sheet.name, 'name', { ...box, y: y + 18 })
    y = pages.writeTagged(pages.document, 'P', sourceOf(sheet), 'small', { ...box, y })
    y = table.draw(
      rows.map((row, index) => cellsOf(row, index, productIndex)),
      y,
    )
  }
  drawSigning(pages, y + signing.height > page.bottom ? nextPage() : y)
  return finish()
}
