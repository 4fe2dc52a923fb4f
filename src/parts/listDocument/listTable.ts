import { site } from '../../content/site.ts'
import texts from '../../content/texts/listDocument.json'
import { keyFigureCount, serialNumber } from '../../domain/products/product.ts'
import { piecesOf } from '../../domain/quoteList/quantity.ts'
import { counted, dayText, fill } from '../../lib/text.ts'
import type { DocumentProduct, ListFacts } from './listFacts.ts'

/** `Speed (notes/min)`; `Pockets` are counted in pockets. */
const headOf = ({ name, unit }: DocumentProduct['figures'][number]): string =>
  unit === undefined || unit === name.toLowerCase() ? name : `${name} (${unit})`

/** A list as rows for a spreadsheet, which `Add several` reads; each key figure of any product has a column. */
export const listTable = ({ company, products, time, reference, link }: ListFacts): (string | number)[][] => {
  const heads = new Set(products.flatMap(({ figures }) => figures.slice(0, keyFigureCount).map(headOf)))
  return [
    [texts.number, texts.product, texts.quantity, ...heads],
    ...products.map((product) => [
      serialNumber(product),
      product.name,
      product.quantity,
      ...Array.from(heads, (head) => product.figures.find((figure) => headOf(figure) === head)?.value ?? ''),
    ]),
    [texts.total, counted(texts.products, products.length), piecesOf(products)],
    [],
    [site.name, company.companyFullName],
    ...(reference === null ? [] : [[fill(texts.reference, { reference })]]),
    [texts.date, dayText(time)],
    [texts.link, link],
  ]
}
