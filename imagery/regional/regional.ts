/**
 * Draws the hub pictures, public/media/regional/<city>-{400,800,1600}.{avif,webp}, and the picture for an office whose
 * own does not load, public/regional/fallback.jpg: `npm run regional`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { kilobytes, type Pixels, writePicture } from '../lib/encode.ts'
import { mediaFolder, publicFolder } from '../lib/folders.ts'
import { cities, fallback } from './cities.ts'

const drawn = async (svg: string): Promise<Pixels> => {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels: 3 } }
}

for (const [name, svg] of Object.entries(cities)) {
  console.log(`${name}  ${await writePicture(await drawn(svg), join(mediaFolder, 'regional'), name)}`)
}
const jpeg = await sharp(Buffer.from(fallback), { density: 72 })
  .resize(1200)
  .jpeg({ quality: 74, mozjpeg: true })
  .toBuffer()
await mkdir(join(publicFolder, 'regional'), { recursive: true })
await writeFile(join(publicFolder, 'regional/fallback.jpg'), jpeg)
console.log(`fallback.jpg  ${kilobytes(jpeg)}`)
