import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '../../src/lib/pictureFiles.ts'
import { sizeLimits } from '../checkContent/products/productFiles.ts'
import { kilobytes } from '../kilobytes.ts'

const formats = {
  avif: (picture: Sharp, quality: number) => picture.avif({ quality, effort: 3, chromaSubsampling: '4:4:4' }),
  webp: (picture: Sharp, quality: number) => picture.webp({ quality: quality + 22, smartSubsample: true }),
}

const encodeWithin = async (bytes: number, encodeAt: (quality: number) => Sharp): Promise<Buffer> => {
  for (const quality of [60, 52, 45, 38, 32]) {
    const encoded = await encodeAt(quality).toBuffer()
    if (encoded.length <= bytes) return encoded
  }
  throw new Error(`It does not fit ${kilobytes({ length: bytes })}: take one with a calmer ground.`)
}

/** The six files of a picture by the ends of their names, as `-400.avif`. Throws for one too large. */
export const encode = async (picture: Buffer): Promise<Record<string, Buffer>> => {
  const files: Record<string, Buffer> = {}
  for (const width of pictureWidths) {
    for (const format of ['avif', 'webp'] as const) {
      const ending = `-${width}.${format}` as const
      files[ending] = await encodeWithin(sizeLimits[ending] * 1024, (quality) =>
        formats[format](sharp(picture).resize({ width }), quality),
      )
    }
  }
  return files
}
