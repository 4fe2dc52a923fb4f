import type { Weight } from '../../src/lib/pdf/writer.ts'
import { loadOutlines } from '../specSheets/fonts.ts'

const fonts = {
  400: await loadOutlines(400),
  500: await loadOutlines(500),
  600: await loadOutlines(600),
} as const

/** `size` is in px, and `tracking` is a share of it. */
export interface Look {
  readonly weight: Weight
  readonly size: number
  readonly tracking: number
}

/** An SVG path with its left edge at `x` and its baseline at `y`, and its width in px. */
export function outlined(text: string, { weight, size, tracking }: Look, x = 0, y = 0) {
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
export function balanced(text: string, width: number, look: Look): string[] {
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
