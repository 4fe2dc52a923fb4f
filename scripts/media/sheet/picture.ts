import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Product } from '../../../src/content/product.ts'

/** A picture as react-pdf reads it (it knows neither AVIF nor WebP, nor SVG with copies), and what it says under it. */
export interface SheetPicture {
  readonly data: Buffer
  readonly format: 'jpg' | 'png'
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
  if (product.images.length > 0) {
    const data = await sharp(source).resize(900).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    return { data, format: 'jpg', caption: 'Product render' }
  }
  const data = await sharp(source, { density: 72 })
    .resize(800)
    .png({ palette: true, colours: 24, effort: 10 })
    .toBuffer()
  return { data, format: 'png', caption: 'Schematic elevation of the machine class' }
}
