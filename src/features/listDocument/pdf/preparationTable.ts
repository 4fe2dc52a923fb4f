import type { Tag } from 'pdfkit'
import { preparations } from 'virtual:site-preparation'
import texts from '../../../content/texts/sitePreparation.json'
import { modelOf } from '../../../domain/products/product.ts'
import {
  type PreparationFact,
  prepared,
  type PreparedMachine,
  togetherText,
} from '../../../domain/products/sitePreparation.ts'
import { quantityText } from '../../../domain/products/units.ts'
import type { DocumentProduct } from '../listFacts.ts'
import { contentWidth, drawHeads, page, type Pages } from './page.ts'

type Machine = DocumentProduct & PreparedMachine

interface Column {
  head: string
  width: number
  facts: readonly PreparationFact[]
}

const gap = 10
const padding = 6

/** Widths in points. */
const columns: readonly Column[] = [
  { head: texts.columns.machine, width: 66, facts: [] },
  {
    head: texts.columns.space,
    width: 122,
    facts: ['size', 'footprint', 'clearance', 'wall', 'anchoring', 'door'],
  },
  { head: texts.columns.weight, width: 84, facts: ['weight', 'load'] },
  { head: texts.columns.power, width: 98, facts: ['supply', 'sockets', 'drawn'] },
  { head: texts.columns.network, width: 93, facts: ['network', 'conditions'] },
]

const leftOf = (place: number): number =>
  page.margin + columns.slice(0, place).reduce((left, { width }) => left + width + gap, 0)

/** `Sockets: not stated` for what the sheet leaves out. */
const linesOf = (machine: Machine, { facts }: Column): string[] =>
  facts.flatMap((id) => {
    const [, text] = machine.facts.find(([stated]) => stated === id) ?? []
    if (text !== undefined) return [`${texts.facts[id]}: ${text}`]
    return machine.gaps.includes(id) ? [`${texts.facts[id]}: ${texts.gaps.toLowerCase()}`] : []
  })

const cellOf = (machine: Machine, column: Column): string[] =>
  column.facts.length === 0 ? [modelOf(machine), quantityText(machine)] : linesOf(machine, column)

const rowHeight = (pages: Pages, machine: Machine): number => {
  const heights = columns.map((column) =>
    cellOf(machine, column).reduce((sum, line) => sum + pages.heightOf(line, 'figure', column.width), 0),
  )
  return Math.max(...heights) + 2 * padding
}

const heads = columns.map(({ head, width }, place) => ({ text: head, box: { x: leftOf(place), width } }))

const drawMachine = (pages: Pages, table: Tag, machine: Machine, top: number): number => {
  const row = pages.beginTag(table, 'TR')
  for (const [place, column] of columns.entries()) {
    const cell = pages.beginTag(row, 'TD')
    let y = top + padding
    for (const line of cellOf(machine, column))
      y = pages.writeTagged(cell, 'P', line, 'figure', { x: leftOf(place), y, width: column.width })
  }
  const end = top + rowHeight(pages, machine)
  pages.rule(end, 'hairline')
  return end
}

/** What the places of a list's machines need, on pages of its own; `nextPage` returns the y below its head. */
export const drawPreparation = (
  pages: Pages,
  products: readonly DocumentProduct[],
  nextPage: () => number,
): void => {
  const machines = prepared(products, preparations)
  if (machines.length === 0) return
  const { document } = pages
  const box = { x: page.margin, width: contentWidth }
  let y = pages.writeTagged(document, 'H2', texts.title, 'name', { ...box, y: nextPage() + 14 }) + 4
  for (const text of [texts.lead, togetherText(machines) ?? ''].filter((each) => each !== ''))
    y = pages.writeTagged(document, 'P', text, 'figure', { ...box, y }) + 2
  const table = pages.beginTag(document, 'Table')
  y = drawHeads(pages, heads, y, table)
  for (const machine of machines) {
    if (y + rowHeight(pages, machine) > page.bottom) y = drawHeads(pages, heads, nextPage())
    y = drawMachine(pages, table, machine, y)
  }
}
