import type { Tag } from 'pdfkit'
import { preparations } from 'virtual:site-preparation'
import texts from '../../../content/texts/sitePreparation.json'
import { modelOf } from '../../../domain/products/product.ts'
import { quantityText } from '../../../domain/products/quantityText.ts'
import {
  gapsOfAllText,
  preparationCell,
  preparationColumns,
  prepared,
  type PreparedMachine,
  togetherText,
} from '../../../domain/products/sitePreparation.ts'
import type { DocumentProduct } from '../listFacts.ts'
import { contentWidth, drawHeads, page, type Pages } from './page.ts'

type Machine = DocumentProduct & PreparedMachine

const gap = 10
const padding = 6

/** In points. */
const widths = { machine: 66, space: 122, weight: 84, power: 98, network: 93 } as const

const columns = [{ column: 'machine', facts: [] } as const, ...preparationColumns]

const leftOf = (index: number): number =>
  page.margin + columns.slice(0, index).reduce((left, { column }) => left + widths[column] + gap, 0)

const cellsOf = (machine: Machine, machines: readonly Machine[]): string[][] =>
  columns.map(({ column, facts }) =>
    column === 'machine'
      ? [modelOf(machine), quantityText(machine)]
      : preparationCell(machine, facts, machines).map(({ label, text }) => `${label}: ${text}`),
  )

const widthOf = (index: number): number => widths[columns[index]?.column ?? 'machine']

const rowHeight = (pages: Pages, cells: readonly string[][]): number => {
  const heights = cells.map((lines, index) =>
    lines.reduce((sum, line) => sum + pages.heightOf(line, 'figure', widthOf(index)), 0),
  )
  return Math.max(...heights) + 2 * padding
}

const heads = columns.map(({ column }, index) => ({
  text: texts.columns[column],
  box: { x: leftOf(index), width: widths[column] },
}))

const drawRow = (pages: Pages, table: Tag, cells: readonly string[][], top: number): number => {
  const row = pages.beginTag(table, 'TR')
  for (const [index, lines] of cells.entries()) {
    const cell = pages.beginTag(row, 'TD')
    let y = top + padding
    for (const line of lines)
      y = pages.writeTagged(cell, 'P', line, 'figure', { x: leftOf(index), y, width: widthOf(index) })
  }
  const end = top + rowHeight(pages, cells)
  pages.rule(end, 'hairline')
  return end
}

/** In points: the space above the title, and the heads of the table. */
const [above, headHeight] = [22, 22]

/** What the places of a list's machines need, below `top`; `nextPage` returns the y below its head. */
export const drawPreparation = (
  pages: Pages,
  products: readonly DocumentProduct[],
  top: number,
  nextPage: () => number,
): void => {
  const machines = prepared(products, preparations)
  const rows = machines.map((machine) => cellsOf(machine, machines))
  const [first] = rows
  if (!first) return
  const { document } = pages
  const box = { x: page.margin, width: contentWidth }
  const intro = [texts.lead, togetherText(machines) ?? '', gapsOfAllText(machines) ?? ''].filter(
    (text) => text !== '',
  )
  const introHeight = intro.reduce((sum, text) => sum + pages.heightOf(text, 'figure', box.width) + 2, 0)
  const titleHeight = pages.heightOf(texts.title, 'name', box.width) + 4
  const needed = above + titleHeight + introHeight + headHeight + rowHeight(pages, first)
  const start = top + needed > page.bottom ? nextPage() : top
  let y = pages.writeTagged(document, 'H2', texts.title, 'name', { ...box, y: start + above }) + 4
  for (const text of intro) y = pages.writeTagged(document, 'P', text, 'figure', { ...box, y }) + 2
  const table = pages.beginTag(document, 'Table')
  y = drawHeads(pages, heads, y, table)
  for (const cells of rows) {
    if (y + rowHeight(pages, cells) > page.bottom) y = drawHeads(pages, heads, nextPage())
    y = drawRow(pages, table, cells, y)
  }
}
