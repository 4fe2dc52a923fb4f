import sharp from 'sharp'
import texts from '../../src/content/texts/sheet.json' with { type: 'json' }
import type { Product } from '../../src/domain/products/product.ts'
import { pictureFile, readPublic } from '../derivedFiles/sources.ts'

/** A JPEG: pdfkit reads neither AVIF nor WebP. */
export interface SheetPicture {
  readonly data: Buffer
  readonly caption: string
  readonly alt: string
}

/** The first picture of a product, or its line drawing, as a spec sheet prints it: 900 px wide. */
export async function sheetPicture(product: Product): Promise<SheetPicture> {
  const data = await sharp(readPublic(pictureFile(product)), { density: 72 })
    .resize(900)
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer()
  const [image] = product.images
  const caption = image ? texts.render : texts.drawing
  return { data, caption, alt: image?.alt ?? caption }
}
