import { palette } from '../../src/app/theme/tokens.ts'
import texts from '../../src/content/texts/sizeDrawing.json' with { type: 'json' }
import type { Product } from '../../src/domain/products/product.ts'
import { sizeDrawingFormat } from '../../src/domain/products/sizeDrawing.ts'
import { numberText } from '../../src/lib/text.ts'
import { type ProductSize, productSize } from '../figures/productSize.ts'
import { type Elevation, elevationOf } from './elevation.ts'
import { familiarOutline, familiarThing, familiarThings } from './familiar.ts'
import { across, desk, type Drawing, ground, type Label, type Stroke, upright } from './shapes.ts'

/** Space in px for the heights at both sides, and for two lines of words below the ground. */
const side = 28
const below = 48
const above = 8
const gap = 14
/** Even a narrow product has space for its figure. */
const narrowest = 40

const floor = sizeDrawingFormat.height - below
const dimensionLine = floor + 11

const fittingScale = (widths: readonly number[], highest: number): number => {
  const space = sizeDrawingFormat.width - 2 * side - gap * (widths.length - 1)
  const scaleFor = (scale: number): number =>
    widths.reduce((sum, width) => sum + Math.max(narrowest, width * scale), 0)
  let scale = (floor - above) / highest
  while (scaleFor(scale) > space) scale *= 0.99
  return scale
}

/** What stands on a desk is drawn on one. */
const standing = (thing: keyof typeof familiarThings): string => {
  const [from, to] = [4, sizeDrawingFormat.width - 4]
  return thing === 'pack' || thing === 'paper'
    ? desk(from, to, floor, sizeDrawingFormat.height)
    : ground(from, to, floor)
}

const thin = (d: string): Stroke => ({ d, colour: palette.brassInk, thickness: 0.8 })

const strokesOf = (elevation: Elevation, left: number, scale: number): Stroke[] => {
  const position = { x: left, y: floor - elevation.height * scale, scale: scale / elevation.perMillimetre }
  const stroke = (d: string, thickness: number): Stroke[] =>
    d === '' ? [] : [{ d, colour: palette.ink, thickness, ...position }]
  return [...stroke(elevation.outline, 1.2), ...stroke(elevation.inside, 0.5)]
}

const draw = (product: Pick<Product, 'model'>, size: ProductSize): Drawing => {
  const thing = familiarThing(size)
  const known = familiarThings[thing]
  const viewOf = (from: 'front' | 'side', stated: number) => ({
    elevation: elevationOf(product, from, stated, size.height),
    stated,
    name: texts[from],
  })
  const views = [viewOf('front', size.width), viewOf('side', size.depth)]
  const widths = [...views.map(({ elevation }) => elevation.width), known.width]
  const highest = Math.max(known.height, ...views.map(({ elevation }) => elevation.height))
  const scale = fittingScale(widths, highest)
  const spaces = widths.map((width) => Math.max(narrowest, width * scale))
  const used = spaces.reduce((sum, space) => sum + space, gap * (spaces.length - 1))
  const start = (sizeDrawingFormat.width - used) / 2
  const centres = spaces.map(
    (space, index) =>
      start + spaces.slice(0, index).reduce((sum, before) => sum + before + gap, 0) + space / 2,
  )
  const leftOf = (index: number): number => (centres[index] ?? 0) - ((widths[index] ?? 0) * scale) / 2
  const [left, right] = [leftOf(0) - 13, leftOf(2) + known.width * scale + 13]
  const top = floor - size.height * scale
  const knownTop = floor - known.height * scale
  const outline = familiarOutline(thing)
  const strokes: Stroke[] = [
    { d: standing(thing), colour: palette.ink, thickness: 0.8 },
    ...views.flatMap(({ elevation }, index) => strokesOf(elevation, leftOf(index), scale)),
    {
      d: outline.d,
      colour: palette.intaglio,
      thickness: 1,
      x: leftOf(2) + outline.shift * scale,
      y: knownTop,
      scale,
    },
    ...views.map(({ stated }, index) => {
      const centre = centres[index] ?? 0
      return thin(across(centre - (stated * scale) / 2, centre + (stated * scale) / 2, dimensionLine))
    }),
    thin(upright(top, floor, left)),
    thin(upright(knownTop, floor, right)),
  ]
  const labels: Label[] = [
    ...views.flatMap(({ stated, name }, index): Label[] => [
      { text: numberText(stated), x: centres[index] ?? 0, y: dimensionLine, away: 0.87 },
      { text: name, x: centres[index] ?? 0, y: dimensionLine, away: 1.93 },
    ]),
    { text: texts.short[thing], x: centres[2] ?? 0, y: dimensionLine, away: 1.93 },
    { text: numberText(size.height), x: left, y: (top + floor) / 2, away: -0.6, turned: true },
    { text: numberText(known.height), x: right, y: (knownTop + floor) / 2, away: 0.6, turned: true },
  ]
  return { strokes, labels, top: floor - highest * scale - above }
}

/** A product's front and side with its dimensions, beside a thing of known size; undefined without a size. */
export const sizeDrawing = (product: Product): Drawing | undefined => {
  const size = productSize(product)
  return size && draw(product, size)
}
