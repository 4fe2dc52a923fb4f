import type { Tag } from 'pdfkit'
import texts from '../../../content/texts/listDocument.json'
import { keyFigureCount, serialNumber } from '../../../domain/products/product.ts'
import { unitOf } from '../../../domain/products/productIds.ts'
import { quantityText, totalText } from '../../../domain/products/quantityText.ts'
import { type Brand, frame, frameWidth, type Paper } from '../../../lib/pdf/paper.ts'
import { beginTable, type Row } from '../../../lib/pdf/table.ts'
import { counted, numberText } from '../../../lib/text.ts'
import type { DocumentProduct, ListFacts } from '../listFacts.ts'
import { beginLetter, drawTitle } from './letterhead.ts'
import { looks } from './looks.ts'
import { drawPreparation } from './preparationTable.ts'

const picture = { width: 100, height: 75 } as const
const padding = 8
const quantityWidth = 60
const figureNameWidth = 108

const textX = frame.left + picture.width + 16
const textWidth = frameWidth - picture.width - 16 - quantityWidth
const figureWidth = textWidth - figureNameWidth
const quantityBox = { x: frame.right - quantityWidth, width: quantityWidth, align: 'right' } as const

const columnHeads = [
  { text: texts.product, look: looks.label, box: { x: frame.left, width: textWidth } },
  { text: texts.quantity, look: looks.label, box: quantityBox },
]

/** `No 005`; what is no machine says how it is counted: `No 052 · 24 rolls: 2 cartons of 12`. */
const numberOf = (product: DocumentProduct): string => {
  const number = serialNumber(product)
  return unitOf(product.id) === 'machine' ? number : `${number} · ${quantityText(product)}`
}

const heightOf = (paper: Paper, product: DocumentProduct): number => {
  const { name, figures } = product
  const number = numberOf(product)
  const head =
    paper.heightOf(name, looks.name, textWidth) + paper.heightOf(number, looks.small, textWidth) + 4
  const lines = figures
    .slice(0, keyFigureCount)
    .map(({ text }) => paper.heightOf(text, looks.figure, figureWidth))
  const height = lines.reduce((sum, line) => sum + line, head)
  return Math.max(height, picture.height) + 2 * padding
}

/** The five key figures; a screen reader reads each as `name: value`. */
const drawFigures = (paper: Paper, cell: Tag, { figures }: DocumentProduct, top: number): void => {
  let y = top
  for (const { name, text } of figures.slice(0, keyFigureCount)) {
    const at = y
    const draw = () => {
      paper.write(name, looks.figureName, { x: textX, y: at, width: figureNameWidth })
      paper.write(text, looks.figure, { x: textX + figureNameWidth, y: at, width: figureWidth })
    }
    cell.add(paper.pdf.struct('P', { actual: `${name}: ${text}` }, draw))
    y += paper.heightOf(text, looks.figure, figureWidth)
  }
}

/** A product with its picture, a JPEG, and its figures. */
const productRow = (paper: Paper, product: DocumentProduct, jpeg: Uint8Array | undefined): Row => {
  const { name, alt, quantity } = product
  const draw = (row: Tag, top: number): void => {
    const cell = paper.beginTag(row, 'TD')
    const [x, y] = [frame.left, top + padding]
    const nameEnd = paper.writeTagged(cell, 'P', name, looks.name, { x: textX, y, width: textWidth })
    const number = { x: textX, y: nameEnd, width: textWidth }
    const figuresTop = paper.writeTagged(cell, 'P', numberOf(product), looks.small, number) + 4
    if (jpeg) paper.drawFigure(cell, alt, { x, y, ...picture }, () => paper.pdf.image(jpeg, x, y, picture))
    drawFigures(paper, cell, product, figuresTop)
    paper.writeTagged(row, 'TD', numberText(quantity), looks.quantity, { ...quantityBox, y })
  }
  return { height: heightOf(paper, product), draw }
}

interface Materials extends Brand {
  /** JPEGs by the product's id; a missing one leaves its space empty. */
  pictures: ReadonlyMap<number, Uint8Array | undefined>
}

const totalHeight = 52

const drawTotal = (paper: Paper, { products }: ListFacts, top: number): void => {
  const box = { x: frame.left, y: top + 12, width: frameWidth }
  const { document } = paper
  const count = `${texts.total}: ${counted(texts.products, products.length)}`
  paper.writeTagged(document, 'P', count, looks.name, box)
  paper.writeTagged(document, 'P', totalText(products), looks.name, { ...box, align: 'right' })
  paper.writeTagged(document, 'P', texts.noPrices, looks.small, { ...box, y: top + 32 })
}

/**
 * A list as a tagged PDF of A4 pages: letterhead, link and its code, a row for each product, the total, and
 * what the places of its machines need.
 */
export const typesetList = (facts: ListFacts, { pictures, ...brand }: Materials): Promise<Blob> => {
  const { reference, company, products } = facts
  const title = reference === null ? texts.title : `${texts.requestTitle} ${reference}`
  const { paper, top, finish } = beginLetter(brand, company, title, reference ?? texts.title)
  let y = drawTitle(paper, facts, top)
  const table = beginTable(paper, y, columnHeads)
  for (const product of products) {
    // The last product and the total share a page.
    const after = product === products.at(-1) ? totalHeight : 0
    y = table.add(productRow(paper, product, pictures.get(product.id)), after)
  }
  drawTotal(paper, facts, y)
  drawPreparation(paper, products, y + totalHeight)
  return finish()
}
