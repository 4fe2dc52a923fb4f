import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Weight } from '../../src/lib/pdf/writer.ts'
import { readPublic } from '../derivedFiles/sources.ts'
import { kilobytes } from '../kilobytes.ts'
import { loadOutlines } from '../specSheets/fonts.ts'
import { backgroundFile, type ShareCard, wordColours } from './cards.ts'

const fonts = {
  400: await loadOutlines(400),
  500: await loadOutlines(500),
  600: await loadOutlines(600),
} as const

/** `size` is in px, and `tracking` is a share of it. */
interface Look {
  readonly weight: Weight
  readonly size: number
  readonly tracking: number
}

/** An SVG path with its left edge at `x` and its baseline at `y`, and its width in px. */
function outlined(text: string, { weight, size, tracking }: Look, x = 0, y = 0) {
  const font = fonts[weight]
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = x
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
    const left = pen + xOffset * scale
    pen += xAdvance * scale + tracking * size
    return path.scale(scale, -scale).translate(left, y).toSVG()
  })
  return { d: paths.join(''), width: pen - x - tracking * size }
}

/** The lines of a text: as few as the width in px allows, and about equally long. */
function balanced(text: string, width: number, look: Look): string[] {
  const fewest = wrap(text, width, look)
  if (fewest.length === 1 || fewest.length === text.split(' ').length) return fewest
  return wrap(text, width * 0.97, look).length > fewest.length ? fewest : balanced(text, width * 0.97, look)
}

const wrap = (text: string, width: number, look: Look): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined) return [word]
    const longer = `${last} ${word}`
    return outlined(longer, look).width <= width ? [...lines.slice(0, -1), longer] : [...lines, word]
  }, [])

const limit = 120 * 1024
const position = { width: 680, height: 510, left: 540, top: 38 } as const

const softWindow = (): string => {
  const { width, height } = position
  const corner = (t: number) => Math.sign(Math.cos(t)) * Math.abs(Math.cos(t)) ** 0.55
  const points = Array.from({ length: 120 }, (_, index) => {
    const t = (index / 60) * Math.PI
    const [x, y] = [width * (0.5 + 0.475 * corner(t)), height * (0.5 + 0.475 * corner(t - Math.PI / 2))]
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
  })
  return `M${points.join('L')}z`
}

/** The picture's ground fades, so that the seal shows around the product. */
const faded = async (picture: string): Promise<Buffer> => {
  const { width, height } = position
  const mask =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="soft">` +
    `<feGaussianBlur stdDeviation="7"/></filter><path d="${softWindow()}" filter="url(#soft)"/></svg>`
  return sharp(readPublic(picture), { density: 72 })
    .resize(width, height)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

const jpegWithin = async (png: Buffer): Promise<Buffer> => {
  for (const quality of [84, 76, 68, 60, 52]) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (jpeg.length <= limit) return jpeg
  }
  throw new Error(`A share card does not fit ${kilobytes({ length: limit })}.`)
}

const left = 72
const measure = 432

const block = (text: string, y: number, look: Look & { readonly leading: number }) => {
  const rows = text.split('\n').flatMap((line) => balanced(line, measure, look))
  const paths = rows.map((row, index) => outlined(row, look, left, y + index * look.leading).d)
  return { d: paths.join(''), foot: y + (rows.length - 1) * look.leading }
}

/** The SVG of a background with the title and the lead of its card as paths. */
const withWords = (background: string, { title, lead, picture }: ShareCard): string => {
  const [ink, quiet] = wordColours[picture === undefined ? 'ink' : 'machine']
  const head = block(title, 238, { weight: 600, size: 54, leading: 58, tracking: -0.02 })
  const text = block(lead, head.foot + 58, { weight: 400, size: 23, leading: 34, tracking: 0 })
  const words = `<path d="${head.d}" fill="${ink}"/><path d="${text.d}" fill="${quiet}"/>`
  return background.replace(/<\/svg>\s*$/, `${words}</svg>`)
}

/** A JPEG of 1200 × 630 px; throws when it cannot be made small enough. */
export const drawCard = async (card: ShareCard): Promise<Buffer> => {
  const background = withWords(readFileSync(backgroundFile(card.background), 'utf8'), card)
  const base = sharp(Buffer.from(background), { density: 72 })
  const layers =
    card.picture === undefined
      ? []
      : [{ input: await faded(card.picture), left: position.left, top: position.top }]
  return jpegWithin(await base.composite(layers).flatten().png().toBuffer())
}
