import { palette } from '../../src/app/theme/tokens.ts'
import type { Product } from '../../src/domain/products/product.ts'
import { sizeDrawingFile, sizeDrawingFormat } from '../../src/domain/products/sizeDrawing.ts'
import type { DerivedFile } from '../derivedFiles/refresh.ts'
import { hashOf } from '../derivedFiles/sources.ts'
import type { Drawing, Label, Stroke } from './shapes.ts'
import { sizeDrawing } from './sizeDrawing.ts'

const round = (value: number): number => Math.round(value * 100) / 100

const path = ({ d, colour, thickness, x = 0, y = 0, scale = 1 }: Stroke): string => {
  const position =
    scale === 1 ? '' : ` transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(4)})"`
  return `<path d="${d}" stroke="${colour}" stroke-width="${thickness}" vector-effect="non-scaling-stroke"${position}/>`
}

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const text = ({ text: words, x, y, away, turned = false }: Label): string => {
  const position = `translate(${round(x)} ${round(y)})${turned ? ' rotate(-90)' : ''}`
  return `<text transform="${position}" dy="${round(0.35 + away)}em">${escaped(words)}</text>`
}

/** The height of the file in px. It begins where the drawing begins. */
export const drawingHeight = ({ top }: Drawing): number => Math.ceil(sizeDrawingFormat.height - top)

/** The drawing as an SVG file. A page that uses its group gives it its own font and size of text. */
export const toSvg = (drawing: Drawing): string => {
  const { strokes, labels } = drawing
  const { width, height: whole } = sizeDrawingFormat
  const height = drawingHeight(drawing)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 ${whole - height} ${width} ${height}">` +
    `<g id="drawing"><g fill="none" stroke-linejoin="round" stroke-linecap="round">${strokes.map(path).join('')}</g>` +
    `<g fill="${palette.ink}" text-anchor="middle">${labels.map(text).join('')}</g></g></svg>\n`
  )
}

export const sizeDrawings = (products: readonly Product[]): DerivedFile[] =>
  products.flatMap((product) => {
    const drawing = sizeDrawing(product)
    if (!drawing) return []
    const svg = toSvg(drawing)
    return [
      { name: sizeDrawingFile(product.id), key: hashOf(svg), make: () => Promise.resolve(Buffer.from(svg)) },
    ]
  })
