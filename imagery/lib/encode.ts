import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

// The bytes of an AVIF depend on the number of threads, which differs from machine to machine.
sharp.concurrency(1)

/** The widths in px that the site serves every picture in, and how heavy the AVIF of each may be, in KB. */
const budgets = [
  [400, 25],
  [800, 60],
  [1600, 160],
] as const

/** Raw pixels, as sharp passes them between steps. */
export interface Pixels {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 }
}

/**
 * Writes <folder>/<name>-{400,800,1600}.{avif,webp}. A picture is never enlarged: the 1600 file of a smaller master
 * has the master's width. Returns one line for the terminal.
 */
export async function writePicture(pixels: Pixels, folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const sizes: string[] = []
  for (const [width, budget] of budgets) {
    const picture = sharp(pixels.data, { raw: pixels.info }).resize({ width, withoutEnlargement: true })
    const avif = await avifWithin(picture, budget * 1024)
    const webp = await picture.clone().webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer()
    await writeFile(join(folder, `${name}-${width}.avif`), avif)
    await writeFile(join(folder, `${name}-${width}.webp`), webp)
    sizes.push(`${width}: ${kilobytes(avif)} avif, ${kilobytes(webp)} webp`)
  }
  return sizes.join('; ')
}

/**
 * Full chroma, so that flat grounds keep their colour; less quality only where the budget asks for it. More effort takes
 * six times as long and saves 7 %.
 */
async function avifWithin(picture: Sharp, bytes: number): Promise<Buffer> {
  for (const quality of [60, 52, 45, 38, 32]) {
    const avif = await picture.clone().avif({ quality, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer()
    if (avif.length <= bytes) return avif
  }
  throw new Error(`Cannot encode within ${kilobytes({ length: bytes })}: simplify the picture.`)
}

/** A length in bytes, for people. */
export const kilobytes = ({ length }: { readonly length: number }): string =>
  `${(length / 1024).toFixed(0)} KB`
