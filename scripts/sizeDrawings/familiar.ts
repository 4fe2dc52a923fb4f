import texts from '../../src/content/texts/sizeDrawing.json' with { type: 'json' }
import { fill, numberText } from '../../src/lib/text.ts'
import type { ProductSize } from '../figures/reading/figuresOf.ts'

/** The width and height in mm of things whose size everybody knows. */
export const familiarThings = {
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

const text = [40, 65, 90, 115].map((y) => `M30 ${y + 45}h150`).join('')

/** The outlines in mm. y goes down from the top, x goes from the left; the person stands around x = 0. */
const outlines: Readonly<Record<FamiliarThing, string>> = {
  pack: `M0 0h${pack.width}v${pack.height}h${-pack.width}zM62 0v${pack.height}M98 0v${pack.height}`,
  paper: `M0 0h${paper.width}v${paper.height}h${-paper.width}zM30 45h100${text}`,
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
export const familiarOutline = (thing: FamiliarThing): { d: string; shift: number } => ({
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
