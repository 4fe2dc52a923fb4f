import { palette } from '../../src/app/theme/tokens.ts'
import texts from '../../src/content/texts/sizeDrawing.json' with { type: 'json' }
import type { Product } from '../../src/domain/products/product.ts'
import { sizeDrawingFormat } from '../../src/domain/products/sizeDrawing.ts'
import { fill, numberText } from '../../src/lib/text.ts'
import { type ProductSize, productSize } from '../figures/reading/figuresOf.ts'
import { type Elevation, elevationOf } from './elevation.ts'
import { across, desk, type Drawing, ground, type Label, type Stroke, upright } from './shapes.ts'

/** The width and height in mm of things whose size everybody knows. */
const familiarThings = {
  pack: { width: 160, height: 70 },
  paper: { width: 210, height: 297 },
  counter: { width: 600, height: 900 },
  person: { width: 470, height: 1700 },
} as const

type FamiliarThing = keyof typeof familiarThings

/** A product up to this length in mm is drawn beside the thing, a larger one beside a person. */
const largestBeside: readonly (readonly [FamiliarThing, number])[] = [
  ['pack', 200],
  ['paper', 700],
  ['counter', 1050],
]

/** A thing of about the product's size. */
export const familiarThing = ({ width, depth, height }: ProductSize): FamiliarThing => {
  const longest = Math.max(width, depth, height)
  return largestBeside.find(([, largest]) => longest <= largest)?.[0] ?? 'person'
}

const { pack, paper, counter } = familiarThings

const writing = [40, 65, 90, 115].map((y) => `M30 ${y + 45}h150`).join('')

/** The outlines in mm. y goes down from the top, x goes from the left; the person stands around x = 0. */
const outlines: Readonly<Record<FamiliarThing, string>> = {
  pack: `M0 0h${pack.width}v${pack.height}h${-pack.width}zM62 0v${pack.height}M98 0v${pack.height}`,
  paper: `M0 0h${paper.width}v${paper.height}h${-paper.width}zM30 45h100${writing}`,
  counter:
    `M0 0h${counter.width}v40h${-counter.width}z` +
    `M25 40v${counter.height - 40}h${counter.width - 50}v${40 - counter.height}`,
  person:
    'M-55 230v-60A85 105 0 1 1 55 170v60' +
    'M55 230 C 80 275 205 270 215 335 L 235 650 225 915 Q 207 960 190 915 ' +
    'L 180 660 158 420 152 740 132 1220 120 1640 152 1700 25 1700 18 1220 0 850' +
    'M-55 230 C -80 275 -205 270 -215 335 L -235 650 -225 915 Q -207 960 -190 915 ' +
    'L -180 660 -158 420 -152 740 -132 1220 -120 1640 -152 1700 -25 1700 -18 1220 0 850',
}

/** The outline of a familiar thing in mm from its left and top. */
const familiarOutline = (thing: FamiliarThing): { d: string; shift: number } => ({
  d: outlines[thing],
  shift: thing === 'person' ? familiarThings.person.width / 2 : 0,
})

/** `270 mm wide, 285 mm deep and 300 mm high. Drawn to scale beside a sheet of A4 paper, 210 × 297 mm.` */
export const sizeSentence = (size: ProductSize): string =>
  fill(texts.said, {
    width: numberText(size.width),
    depth: numberText(size.depth),
    height: numberText(size.height),
    thing: texts.things[familiarThing(size)],
  })

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
