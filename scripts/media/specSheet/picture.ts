import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Product } from '../../../src/content/product.ts'

/** A JPEG, as react-pdf reads neither AVIF nor WebP nor SVG with copies, and what stands under it. */
export interface SheetPicture {
  readonly data: Buffer
  readonly caption: string
}

const publicFolder = new URL('../../../public/', import.meta.url)

/** The file a product's picture is made from: its first render, or its class's plate. */
export function pictureSource({ images: [render], subcategory, category }: Product): Buffer {
  const path =
    render === undefined ? `line-work/${subcategory ?? category}.svg` : `${render.src.slice(1)}-1600.webp`
  return readFileSync(new URL(path, publicFolder))
}

/** The picture at printing size. */
export async function sheetPicture(product: Product, source: Buffer): Promise<SheetPicture> {
  const data = await sharp(source, { density: 72 })
    .resize(900)
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer()
  const caption = product.images.length > 0 ? 'Product render' : 'Schematic elevation of the machine class'
  return { data, caption }
}
