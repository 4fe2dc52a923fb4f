import { briefs } from 'virtual:product-briefs'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import type { ProductBrief } from '../../domain/products/product.ts'
import type { Colours } from '../../lib/pdf/writer.ts'
import type { DocumentProduct, ListFacts } from './listFacts.ts'
import { listTable } from './listTable.ts'
import { loadBrand } from './loadBrand.ts'
import { loadPictures } from './loadPictures.ts'

export type DocumentKind = 'pdf' | 'xlsx'

interface DocumentRequest extends Omit<ListFacts, 'products' | 'time'> {
  kind: DocumentKind
  products: readonly ListedProduct[]
  /** In ms since 1970; null means now. */
  time: number | null
  colours: Colours
}

/** `productLine` names a product of an earlier request that has left the catalogue. */
const unknown: ProductBrief = { name: 'product', picture: '', alt: '', figures: [] }

const withBrief = (product: ListedProduct): DocumentProduct => ({
  ...product,
  ...(briefs[product.id] ?? unknown),
})

const makePdf = async (facts: ListFacts, colours: Colours): Promise<Blob> => {
  const [{ typesetList }, brand, pictures] = await Promise.all([
    import('./pdf/typesetList.ts'),
    loadBrand(),
    loadPictures(facts.products),
  ])
  return typesetList(facts, { ...brand, colours, pictures })
}

/** Makes a list's document in the browser. Rejects when a script, a font or the mark does not load. */
export const makeDocument = async ({ kind, colours, ...request }: DocumentRequest): Promise<Blob> => {
  const time = request.time ?? Date.now()
  const facts = { ...request, time, products: request.products.map(withBrief) }
  if (kind === 'pdf') return makePdf(facts, colours)
  const { toSpreadsheet } = await import('../../lib/toSpreadsheet.ts')
  return toSpreadsheet(listTable(facts))
}
