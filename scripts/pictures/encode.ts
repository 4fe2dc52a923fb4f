import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '../../src/lib/pictureFiles.ts'
import { avifLimits } from '../checkContent/products/productFiles.ts'
import { kilobytes } from '../kilobytes.ts'
import { PictureError } from './arrange.ts'

const avifWithin = async (picture: Sharp, bytes: number): Promise<Buffer> => {
  for (const quality of [60, 52, 45, 38, 32]) {
    const avif = await picture.clone().avif({ quality, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer()
    if (avif.length <= bytes) return avif
  }
  throw new PictureError(`It does not fit ${kilobytes({ length: bytes })}: take one with a calmer ground.`)
}

/** The six files of a picture by the ends of their names, as `-400.avif`. Throws a PictureError for one too large. */
export const encode = async (picture: Buffer): Promise<Record<string, Buffer>> => {
  const files: Record<string, Buffer> = {}
  for (const width of pictureWidths) {
    const resized = sharp(picture).resize({ width })
    files[`-${width}.avif`] = await avifWithin(resized, avifLimits[width] * 1024)
    files[`-${width}.webp`] = await resized.clone().webp({ quality: 82, smartSubsample: true }).toBuffer()
  }
  return files
}
