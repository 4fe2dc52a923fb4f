import { palette } from '../../src/app/theme/tokens.ts'
import texts from '../../src/content/texts/sizeDrawing.json' with { type: 'json' }
import type { Product } from '../../src/domain/products/product.ts'
import { sizeDrawingFormat } from '../../src/domain/products/sizeDrawing.ts'
import { numberText } from '../../src/lib/text.ts'
import { type ProductSize, productSize } from '../figures/reading/figuresOf.ts'
import { type Elevation, elevationOf } from './elevation.ts'
import { familiarOutline, familiarThing, familiarThings, sizeSentence } from './familiar.ts'
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

const spaceFor = (widths: readonly number[], scale: number): number =>
  widths.reduce((sum, width) => sum + Math.max(narrowest, width * scale), gap * (widths.length - 1))

const fittingScale = (widths: readonly number[], highest: number): number => {
  let scale = (floor - above) / highest
  while (spaceFor(widths, scale) > sizeDrawingFormat.width - 2 * side) scale *= 0.99
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
  const front = elevationOf(product, 'front', size.width, size.height)
  const profile = elevationOf(product, 'side', size.depth, size.height)
  const drawn = [front, profile, known]
  const widths = drawn.map(({ width }) => width)
  const highest = Math.max(...drawn.map(({ height }) => height))
  const scale = fittingScale(widths, highest)
  const start = (sizeDrawingFormat.width - spaceFor(widths, scale)) / 2
  let used = 0
  /** The next thing's middle and left edge. */
  const place = ({ width }: { readonly width: number }) => {
    const space = Math.max(narrowest, width * scale)
    const centre = start + used + space / 2
    used = used + space + gap
    return { centre, left: centre - (width * scale) / 2 }
  }
  const views = [
    { elevation: front, stated: size.width, name: texts.front, ...place(front) },
    { elevation: profile, stated: size.depth, name: texts.side, ...place(profile) },
  ]
  const { centre: knownCentre, left: knownLeft } = place(known)
  const [left, right] = [(views[0]?.left ?? 0) - 13, knownLeft + known.width * scale + 13]
  const top = floor - size.height * scale
  const knownTop = floor - known.height * scale
  const { d, shift } = familiarOutline(thing)
  const strokes: Stroke[] = [
    { d: standing(thing), colour: palette.ink, thickness: 0.8 },
    ...views.flatMap((view) => strokesOf(view.elevation, view.left, scale)),
    { d, colour: palette.intaglio, thickness: 1, x: knownLeft + shift * scale, y: knownTop, scale },
    ...views.map(({ stated, centre }) =>
      thin(across(centre - (stated * scale) / 2, centre + (stated * scale) / 2, dimensionLine)),
    ),
    thin(upright(top, floor, left)),
    thin(upright(knownTop, floor, right)),
  ]
  const labels: Label[] = [
    ...views.flatMap(({ stated, name, centre }): Label[] => [
      { text: numberText(stated), x: centre, y: dimensionLine, away: 0.87 },
      { text: name, x: centre, y: dimensionLine, away: 1.93 },
    ]),
    { text: texts.short[thing], x: knownCentre, y: dimensionLine, away: 1.93 },
    { text: numberText(size.height), x: left, y: (top + floor) / 2, away: -0.6, turned: true },
    { text: numberText(known.height), x: right, y: (knownTop + floor) / 2, away: 0.6, turned: true },
  ]
  return { strokes, labels, top: floor - highest * scale - above, sentence: sizeSentence(size) }
}

/** A product's front and side with its dimensions, beside a thing of known size; undefined without a size. */
export const sizeDrawing = (product: Product): Drawing | undefined => {
  const size = productSize(product)
  return size && draw(product, size)
}
