/**
 * Makes the Open Graph pictures, public/og/<name>.jpg (1200 x 630): `npm run media:og -- [name ...]`, all of them by
 * default. A product's is named product-<id>.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { polygonPath } from './engraving/svgPath.ts'
import { chosenFrom } from './chosen.ts'
import { kilobytes } from './encode.ts'
import { cardSvg } from './og/card.ts'
import { type Card, cards } from './og/cards.ts'

const folder = new URL('../../public/og/', import.meta.url)
const limit = 120 * 1024
const render = { width: 680, height: 510, left: 540, top: 38 } as const

/** A render whose ground fades into the card, so that the seal behind it shows round the machine. */
const faded = async (picture: string): Promise<Buffer> => {
  const file = fileURLToPath(new URL(`..${picture}-1600.webp`, folder))
  const { width, height } = render
  const corner = (t: number) => Math.sign(Math.cos(t)) * Math.abs(Math.cos(t)) ** 0.55
  const window = Array.from({ length: 120 }, (_, index) => {
    const t = (index / 60) * Math.PI
    return { x: width * (0.5 + 0.475 * corner(t)), y: height * (0.5 + 0.475 * corner(t - Math.PI / 2)) }
  })
  const mask =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="soft">` +
    `<feGaussianBlur stdDeviation="7"/></filter><path d="${polygonPath(window)}" filter="url(#soft)"/></svg>`
  return sharp(file)
    .resize(width, height)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

const picture = async (card: Card): Promise<Buffer> => {
  const base = sharp(Buffer.from(cardSvg(card)), { density: 72 })
  const layers = card.picture
    ? [{ input: await faded(card.picture), left: render.left, top: render.top }]
    : []
  return base.composite(layers).flatten().png().toBuffer()
}

const jpegWithin = async (png: Buffer): Promise<Buffer> => {
  for (const quality of [84, 76, 68, 60, 52]) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (jpeg.length <= limit) return jpeg
  }
  throw new Error(`An Open Graph picture does not fit ${kilobytes({ length: limit })}.`)
}

const names = chosenFrom(
  cards.map(({ name }) => name),
  process.argv.slice(2),
  'Names',
)

await mkdir(folder, { recursive: true })
for (const card of cards.filter(({ name }) => names.includes(name))) {
  const jpeg = await jpegWithin(await picture(card))
  await writeFile(new URL(`${card.name}.jpg`, folder), jpeg)
  console.log(`${card.name}.jpg ${kilobytes(jpeg)}`)
}
