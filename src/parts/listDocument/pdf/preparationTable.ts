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
import { frame, frameWidth, type Paper } from '../../../lib/pdf/paper.ts'
import { headHeight } from '../../../lib/pdf/table.ts'
import type { DocumentProduct } from '../listFacts.ts'
import { looks } from './looks.ts'
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

/** The space above the title, in points. */
const above = 22

/** What the places of a list's machines need, below `top`. */
export const drawPreparation = (paper: Paper, products: readonly DocumentProduct[], top: number): void => {
  const machines = prepared(products, preparations)
  const rows = machines.map((machine) => cellsOf(machine, machines))
  const [first] = rows
  if (!first) return
  const { document } = paper
  const table = makeTable(paper, heads)
  const box = { x: frame.left, width: frameWidth }
  const intro = [texts.lead, togetherText(machines) ?? '', gapsOfAllText(machines) ?? ''].filter(
    (text) => text !== '',
  )
  const introHeight = intro.reduce((sum, text) => sum + paper.heightOf(text, looks.figure, box.width) + 2, 0)
  const titleHeight = paper.heightOf(texts.title, looks.name, box.width) + 4
  const needed = above + titleHeight + introHeight + headHeight + table.heightOf(first)
  const start = paper.spaceFor(top, needed)
  let y = paper.writeTagged(document, 'H2', texts.title, looks.name, { ...box, y: start + above }) + 4
  for (const text of intro) y = paper.writeTagged(document, 'P', text, looks.figure, { ...box, y }) + 2
  table.draw(rows, y)
}
