import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** The static weights beside this file (Instrument Sans, OFL). */
export type Weight = 400 | 500 | 600

/** A line of text turned into outlines: no font is needed where it is shown. */
interface Lettering {
  readonly d: string
  readonly width: number
}

/** The path of a font file of the given weight. */
export const fontFile = (weight: Weight): URL =>
  new URL(`./fonts/instrument-sans-latin-${weight}-normal.woff`, import.meta.url)

const fonts = new Map<Weight, Font>()

const fontOf = (weight: Weight): Font => {
  const font = fonts.get(weight) ?? create(readFileSync(fontFile(weight)))
  fonts.set(weight, font)
  return font
}

/** How a line is set: its size, and its tracking in shares of the size. */
export interface Look {
  readonly weight: Weight
  readonly size: number
  readonly tracking?: number
}

/** Outlines of one line, its left edge at `x` and its baseline at `y`. */
export function letters(text: string, look: Look & { readonly x: number; readonly y: number }): Lettering {
  const font = fontOf(look.weight)
  const scale = look.size / font.unitsPerEm
  const run = font.layout(text)
  let pen = look.x
  const glyphs = run.glyphs.map((glyph, index) => {
    const position = run.positions[index]
    const left = pen + (position?.xOffset ?? 0) * scale
    pen += (position?.xAdvance ?? 0) * scale + (look.tracking ?? 0) * look.size
    return glyph.path.scale(scale, -scale).translate(left, look.y).toSVG()
  })
  return { d: glyphs.join(''), width: pen - look.x - (look.tracking ?? 0) * look.size }
}

/** The text in as few lines as `width` allows, and these as even as they can be. */
export function balanced(text: string, width: number, look: Look): string[] {
  const fewest = wrap(text, width, look)
  if (fewest.length === 1 || fewest.length === text.split(' ').length) return fewest
  return wrap(text, width * 0.97, look).length > fewest.length ? fewest : balanced(text, width * 0.97, look)
}

const wrap = (text: string, width: number, look: Look): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    const fits = letters(longer, { ...look, x: 0, y: 0 }).width <= width
    return last === undefined || !fits ? [...lines, word] : [...lines.slice(0, -1), longer]
  }, [])
