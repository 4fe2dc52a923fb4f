import texts from '../../../content/texts/listDocument.json'
import { totalText } from '../../../domain/products/quantityText.ts'
import { counted } from '../../../lib/text.ts'
import type { ListFacts } from '../listFacts.ts'
import { beginPaper, type Brand, drawTitle } from './letterhead.ts'
import { contentWidth, drawHeads, page, type Pages } from './page.ts'
import { drawPreparation } from './preparationTable.ts'
import { columnHeads, drawProduct, rowHeight } from './productRow.ts'

interface Materials extends Brand {
  /** JPEGs by the product's id; a missing one leaves its space empty. */
  pictures: ReadonlyMap<number, Uint8Array | undefined>
}

const totalHeight = 52

const drawTotal = (pages: Pages, { products }: ListFacts, top: number): void => {
  const box = { x: page.margin, y: top + 12, width: contentWidth }
  const { document } = pages
  const count = `${texts.total}: ${counted(texts.products, products.length)}`
  pages.writeTagged(document, 'P', count, 'name', box)
  pages.writeTagged(document, 'P', totalText(products), 'name', { ...box, align: 'right' })
  pages.writeTagged(document, 'P', texts.noPrices, 'small', { ...box, y: top + 32 })
}

/**
 * A list as a tagged PDF of A4 pages: letterhead, link and its code, a row for each product, the total, and
 * what the places of its machines need.
 */
export const typesetList = (facts: ListFacts, materials: Materials): Promise<Blob> => {
  const title = facts.reference === null ? texts.title : `${texts.requestTitle} ${facts.reference}`
  const paper = beginPaper(materials, facts.company, title, facts.reference ?? texts.title)
  const { pages, nextPage } = paper
  const titleEnd = drawTitle(pages, facts, paper.top)
  const table = pages.beginTag(pages.document, 'Table')
  let y = drawHeads(pages, columnHeads, titleEnd, table)
  const makeSpace = (height: number): void => {
    if (y + height > page.bottom) y = drawHeads(pages, columnHeads, nextPage())
  }
  facts.products.forEach((product, index) => {
    const height = rowHeight(pages, product)
    // The last product and the total share a page.
    makeSpace(index === facts.products.length - 1 ? height + totalHeight : height)
    drawProduct(pages, table, product, materials.pictures.get(product.id), y)
    y += height
  })
  drawTotal(pages, facts, y)
  drawPreparation(pages, facts.products, y + totalHeight, nextPage)
  return paper.finish()
}
