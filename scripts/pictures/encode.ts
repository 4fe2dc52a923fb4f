import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '../../src/lib/pictureFiles.ts'
import { kilobytes } from '../kilobytes.ts'
import { PictureError } from './arrange.ts'

/** Of an AVIF in KB, by width: what `check:content` allows. */
const budgets = { 400: 25, 800: 60, 1600: 160 } as const

const avifWithin = async (picture: Sharp, bytes: number): Promise<Buffer> => {
  for (const quality of [60, 52, 45, 38, 32]) {
    const avif = await picture.clone().avif({ quality, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer()
    if (avif.length <= bytes) return avif
  }
  throw new PictureError(`It does not fit ${kilobytes({ length: bytes })}: take one with a calmer ground.`)
}

/** The six files of a picture by the ends of their names, as `-400.avif`. Throws a PictureError when one is too large. */
export const encode = async (picture: Buffer): Promise<Record<string, Buffer>> => {
  const files: Record<string, Buffer> = {}
  for (const width of pictureWidths) {
    const resized = sharp(picture).resize({ width })
    files[`-${width}.avif`] = await avifWithin(resized, budgets[width] * 1024)
    files[`-${width}.webp`] = await resized.clone().webp({ quality: 82, smartSubsample: true }).toBuffer()
  }
  return files
}
