import { briefs } from 'virtual:product-briefs'

/** In px: 288 to an inch of the document. */
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

/** The machines' pictures as JPEG, by id; one that does not load is left out. */
export const loadPictures = async (ids: readonly number[]): Promise<ReadonlyMap<number, Uint8Array>> => {
  const found = new Map<number, Uint8Array>()
  const load = async (id: number): Promise<void> => {
    const address = briefs[id]?.picture
    const jpeg = address === undefined ? undefined : await toJpeg(address).catch(() => undefined)
    if (jpeg) found.set(id, jpeg)
  }
  await Promise.all(ids.map(load))
  return found
}
