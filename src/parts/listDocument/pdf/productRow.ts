import type { Tag } from 'pdfkit'
import texts from '../../../content/texts/listDocument.json'
import { keyFigureCount, serialNumber } from '../../../domain/products/product.ts'
import { unitOf } from '../../../domain/products/productIds.ts'
import { quantityText } from '../../../domain/products/quantityText.ts'
import { numberText } from '../../../lib/text.ts'
import type { DocumentProduct } from '../listFacts.ts'
import { contentWidth, page, type Pages } from './page.ts'

const picture = { width: 100, height: 75 } as const
const padding = 8
const quantityWidth = 60
const figureNameWidth = 108

const textX = page.margin + picture.width + 16
const textWidth = contentWidth - picture.width - 16 - quantityWidth
const figureWidth = textWidth - figureNameWidth
const quantityBox = {
  x: page.width - page.margin - quantityWidth,
  width: quantityWidth,
  align: 'right',
} as const

export const columnHeads = [
  { text: texts.product, box: { x: page.margin, width: textWidth } },
  { text: texts.quantity, box: quantityBox },
]

/** `No 005`; what is no machine says how it is counted: `No 052 · 24 rolls: 2 cartons of 12`. */
const numberOf = (product: DocumentProduct): string => {
  const number = serialNumber(product)
  return unitOf(product.id) === 'machine' ? number : `${number} · ${quantityText(product)}`
}

export const rowHeight = (pages: Pages, product: DocumentProduct): number => {
  const { name, figures } = product
  const number = numberOf(product)
  const head = pages.heightOf(name, 'name', textWidth) + pages.heightOf(number, 'small', textWidth) + 4
  const lines = figures
    .slice(0, keyFigureCount)
    .map(({ text }) => pages.heightOf(text, 'figure', figureWidth))
  const height = lines.reduce((sum, line) => sum + line, head)
  return Math.max(height, picture.height) + 2 * padding
}

/** The five key figures; a screen reader reads each as `name: value`. */
const drawFigures = (pages: Pages, cell: Tag, { figures }: DocumentProduct, top: number): void => {
  let y = top
  for (const { name, text } of figures.slice(0, keyFigureCount)) {
    const at = y
    const draw = () => {
      pages.write(name, 'figureName', { x: textX, y: at, width: figureNameWidth })
      pages.write(text, 'figure', { x: textX + figureNameWidth, y: at, width: figureWidth })
    }
    cell.add(pages.pdf.struct('P', { actual: `${name}: ${text}` }, draw))
    y += pages.heightOf(text, 'figure', figureWidth)
  }
}

/** Draws a product's row, `top` points from the top of the page, and tags it as a row of the table. */
export const drawProduct = (
  pages: Pages,
  table: Tag,
  product: DocumentProduct,
  jpeg: Uint8Array | undefined,
  top: number,
): void => {
  const { name, alt, quantity } = product
  const row = pages.beginTag(table, 'TR')
  const cell = pages.beginTag(row, 'TD')
  const [x, y] = [page.margin, top + padding]
  const nameEnd = pages.writeTagged(cell, 'P', name, 'name', { x: textX, y, width: textWidth })
  const number = { x: textX, y: nameEnd, width: textWidth }
  const figuresTop = pages.writeTagged(cell, 'P', numberOf(product), 'small', number) + 4
  if (jpeg) {
    const bbox = [x, y, x + picture.width, y + picture.height] as const
    cell.add(pages.pdf.struct('Figure', { alt, bbox }, () => pages.pdf.image(jpeg, x, y, picture)))
  }
  drawFigures(pages, cell, product, figuresTop)
  pages.writeTagged(row, 'TD', numberText(quantity), 'quantity', { ...quantityBox, y })
  pages.rule(top + rowHeight(pages, product), 'hairline')
}
