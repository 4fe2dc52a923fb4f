import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** The static weights beside this file (Instrument Sans, OFL). */
export type Weight = 400 | 500 | 600

/** A line of text turned into outlines: no font is needed where it is shown. */
export interface Lettering {
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

/** Outlines of one line, its baseline at `y` and its left edge at `x`; `tracking` in shares of the size. */
export function letters(text: string, look: { weight: Weight; size: number; x: number; y: number; tracking?: number }): Lettering {
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

/** The text set in lines no wider than `width`. */
export function wrap(text: string, width: number, look: { weight: Weight; size: number; tracking?: number }): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    const fits = letters(longer, { ...look, x: 0, y: 0 }).width <= width
    return last === undefined || !fits ? [...lines, word] : [...lines.slice(0, -1), longer]
  }, [])
}
