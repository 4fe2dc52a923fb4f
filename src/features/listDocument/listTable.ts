import { site } from '../../content/site.ts'
import texts from '../../content/texts/listDocument.json'
import { serialNumber } from '../../domain/products/product.ts'
import { piecesOf } from '../../domain/quoteList/quantity.ts'
import { counted, dayText, fill } from '../../lib/text.ts'
import type { ListFacts } from './listFacts.ts'

/** A list as rows for a spreadsheet, which `Add several` can read. */
export const listTable = ({ company, products, time, reference, link }: ListFacts): (string | number)[][] => [
  [texts.number, texts.product, texts.quantity, texts.figures],
  ...products.map((product) => [
    serialNumber(product),
    product.name,
    product.quantity,
    product.figures.map(({ name, text }) => `${name}: ${text}`).join('; '),
  ]),
  [texts.total, counted(texts.products, products.length), piecesOf(products)],
  [],
  [site.name, company.companyFullName],
  ...(reference === null ? [] : [[fill(texts.reference, { reference })]]),
  [texts.date, dayText(time)],
  [texts.link, link],
]
