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
import { contentWidth, page, type Pages } from './page.ts'
import { makeTable } from './textTable.ts'

type Machine = DocumentProduct & PreparedMachine

/** In points. */
const widths = { machine: 68, space: 124, weight: 86, power: 100, network: 93 } as const

const columns = [{ column: 'machine', facts: [] } as const, ...preparationColumns]

const heads = columns.map(({ column }) => ({ head: texts.columns[column], width: widths[column] }))

const cellsOf = (machine: Machine, machines: readonly Machine[]): string[][] =>
  columns.map(({ column, facts }) =>
    column === 'machine'
      ? [modelOf(machine), quantityText(machine)]
      : preparationCell(machine, facts, machines).map(({ label, text }) => `${label}: ${text}`),
  )

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
  const table = makeTable(pages, heads, nextPage)
  const box = { x: page.margin, width: contentWidth }
  const intro = [texts.lead, togetherText(machines) ?? '', gapsOfAllText(machines) ?? ''].filter(
    (text) => text !== '',
  )
  const introHeight = intro.reduce((sum, text) => sum + pages.heightOf(text, 'figure', box.width) + 2, 0)
  const titleHeight = pages.heightOf(texts.title, 'name', box.width) + 4
  const needed = above + titleHeight + introHeight + headHeight + table.heightOf(first)
  const start = top + needed > page.bottom ? nextPage() : top
  let y = pages.writeTagged(document, 'H2', texts.title, 'name', { ...box, y: start + above }) + 4
  for (const text of intro) y = pages.writeTagged(document, 'P', text, 'figure', { ...box, y }) + 2
  table.draw(rows, y)
}
