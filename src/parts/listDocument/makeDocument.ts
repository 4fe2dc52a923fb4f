import { briefs } from 'virtual:product-briefs'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import type { ProductBrief } from '../../domain/products/product.ts'
import type { Colours } from '../../lib/pdf/writer.ts'
import type { DocumentProduct, ListFacts } from './listFacts.ts'
import { listTable } from './listTable.ts'
import { loadBrand } from './loadBrand.ts'

/** In px, of which an inch of the document has 288. */
const size = { width: 400, height: 300 } as const

const quality = 0.86

/** The document needs JPEG; the site's pictures are WebP, AVIF and SVG. */
const toJpeg = async (address: string): Promise<Uint8Array | undefined> => {
  const image = new Image(size.width, size.height)
  image.src = address
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined
}

const load = async ({ id, picture }: DocumentProduct) =>
  [id, await toJpeg(picture).catch(() => undefined)] as const

/** The products' pictures as JPEG, by id; undefined for one that does not load. */
const loadPictures = async (products: readonly DocumentProduct[]) =>
  new Map(await Promise.all(products.map(load)))

type ListRequest = Omit<ListFacts, 'products'> & { products: readonly ListedProduct[] }

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
export const makeDocument = async (
  kind: 'pdf' | 'xlsx',
  request: ListRequest,
  colours: Colours,
): Promise<Blob> => {
  const facts = { ...request, products: request.products.map(withBrief) }
  if (kind === 'pdf') return makePdf(facts, colours)
  const { toSpreadsheet } = await import('../../lib/toSpreadsheet.ts')
  return toSpreadsheet(listTable(facts))
}
