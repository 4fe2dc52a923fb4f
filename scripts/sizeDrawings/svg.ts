import { palette } from '../../src/app/theme/tokens.ts'
import { sizeDrawingFormat } from '../../src/domain/products/sizeDrawing.ts'
import { type Drawing, type Label, labelSize, type Stroke } from './shapes.ts'

const round = (value: number): number => Math.round(value * 100) / 100

const path = ({ d, colour, thickness, x = 0, y = 0, scale = 1 }: Stroke): string => {
  const position =
    scale === 1 ? '' : ` transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(4)})"`
  return `<path d="${d}" stroke="${colour}" stroke-width="${round(thickness / scale)}"${position}/>`
}

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const text = ({ text: words, x, y, turned = false }: Label): string => {
  const position = `translate(${round(x)} ${round(y)})${turned ? ' rotate(-90)' : ''}`
  return `<text transform="${position}" dy=".35em">${escaped(words)}</text>`
}

/** The height of the file in px. It begins where the drawing begins. */
export const drawingHeight = ({ top }: Drawing): number => Math.ceil(sizeDrawingFormat.height - top)

/** The drawing as an SVG file. A file cannot use the site's font, so it takes a plain one of the device. */
export const toSvg = (drawing: Drawing): string => {
  const { strokes, labels } = drawing
  const { width, height: whole } = sizeDrawingFormat
  const height = drawingHeight(drawing)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 ${whole - height} ${width} ${height}">` +
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${strokes.map(path).join('')}</g>` +
    `<g fill="${palette.ink}" font-family="Instrument Sans,Helvetica,Arial,sans-serif" ` +
    `font-size="${labelSize}" text-anchor="middle">${labels.map(text).join('')}</g></svg>\n`
  )
}
