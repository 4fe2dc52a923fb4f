import texts from '../../../content/texts/listDocument.json'
import { serialNumber } from '../../../machines/product.ts'
import type { DocumentMachine } from './listFacts.ts'
import { contentWidth, page, type Pages } from './page.ts'

const picture = { width: 100, height: 75 } as const
const padding = 8
const quantityWidth = 60
const figureNameWidth = 108

const textX = page.margin + picture.width + 16
const textWidth = contentWidth - picture.width - 16 - quantityWidth
const figureWidth = textWidth - figureNameWidth
const quantityPlace = {
  x: page.width - page.margin - quantityWidth,
  width: quantityWidth,
  align: 'right',
} as const

/** The heads of the columns; returns the y below. */
export const drawColumnHeads = (pages: Pages, y: number): number => {
  pages.write(texts.machine.toUpperCase(), 'label', { x: page.margin, y: y + 8, width: textWidth })
  pages.write(texts.quantity.toUpperCase(), 'label', { ...quantityPlace, y: y + 8 })
  pages.rule(y + 22, 'hairline')
  return y + 22
}

export const rowHeight = (pages: Pages, { name, figures }: DocumentMachine): number => {
  const head =
    pages.heightOf(name, 'name', textWidth) + pages.heightOf(name.slice(0, 1), 'small', textWidth) + 4
  const lines = figures.map(({ text }) => pages.heightOf(text, 'figure', figureWidth))
  const height = lines.reduce((sum, line) => sum + line, head)
  return Math.max(height, picture.height) + 2 * padding
}

/** A machine's picture, name, number, key figures and quantity. */
export const drawMachine = (
  pages: Pages,
  machine: DocumentMachine,
  jpeg: Uint8Array | undefined,
  top: number,
): void => {
  const { name, figures, quantity } = machine
  if (jpeg) pages.pdf.image(jpeg, page.margin, top + padding, picture)
  let y = pages.write(name, 'name', { x: textX, y: top + padding, width: textWidth })
  y = pages.write(serialNumber(machine), 'small', { x: textX, y, width: textWidth }) + 4
  for (const figure of figures) {
    pages.write(figure.name, 'figureName', { x: textX, y, width: figureNameWidth })
    y = pages.write(figure.text, 'figure', { x: textX + figureNameWidth, y, width: figureWidth })
  }
  pages.write(quantity.toLocaleString('en'), 'quantity', { ...quantityPlace, y: top + padding })
  pages.rule(top + rowHeight(pages, machine), 'hairline')
}
