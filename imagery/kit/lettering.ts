import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** The weights of the site's font that the pictures use. */
export type Weight = 400 | 500 | 600

/** A line of text turned into outlines: no font is needed where it is shown. */
interface Lettering {
  readonly d: string
  readonly width: number
}

const fontFile = (weight: Weight): URL => new URL(import.meta.resolve(`#font/${weight}.woff`))

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
