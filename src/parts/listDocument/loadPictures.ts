import type { DocumentProduct } from './listFacts.ts'

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
export const loadPictures = async (products: readonly DocumentProduct[]) =>
  new Map(await Promise.all(products.map(load)))
