import texts from '../../../content/texts/listDocument.json'
import { totalText } from '../../../domain/products/quantityText.ts'
import { type Brand, frame, frameWidth, type Paper } from '../../../lib/pdf/paper.ts'
import { beginTable } from '../../../lib/pdf/table.ts'
import { counted } from '../../../lib/text.ts'
import type { ListFacts } from '../listFacts.ts'
import { beginLetter, drawTitle } from './letterhead.ts'
import { looks } from './looks.ts'
import { drawPreparation } from './preparationTable.ts'
import { columnHeads, productRow } from './productRow.ts'

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
