import type { Group, Mesh } from 'three'
import { add, box, extrude, frame, group, lathe, plate, put, type Point } from '../../kit/geometry.ts'
import { colours, glow, gloss, matte, metal, paint, paper, satin } from '../../kit/materials.ts'
import { noteStack } from '../../kit/notes.ts'
import { key } from '../../kit/parts.ts'
import { decal, label } from '../../kit/print.ts'
import { screen, type Screen } from '../../kit/screen.ts'

/**
 * Fittings that cabinets share: kiosks, safes, self-checkouts and tills. Each faces +z, at its surface z = 0.
 */

interface Mouth {
  readonly w: number
  readonly h: number
  readonly depth: number
  /** The colour of the light around it, and how strong. */
  readonly light?: string
  readonly rim?: string
}

/** The lining of an opening of w × h: put it behind a plate's hole; its group's origin is the surface. */
export const mouth = (parent: Group, at: Point, { w, h, depth, light, rim = '#14171a' }: Mouth): Group => {
  const place = group(parent, at)
  const inner = { w: w - 5, h: h - 5, r: 8 }
  const lining = extrude(frame({ w: w + 3, h: h + 3, r: 10 }, [inner]), depth, 0.6)
  add(place, lining, satin('#24292e'), [0, 0, -depth / 2 - 2])
  add(place, box(w, h, 4, 1), matte('#101214'), [0, 0, -depth - 2])
  add(place, plate(w + 16, h + 16, 5, { r: 16, openings: [{ ...inner }] }), gloss(rim), [0, 0, 1])
  if (light !== undefined) {
    const ring = plate(w + 5, h + 5, 2, { r: 11, bevel: 0.5, openings: [{ ...inner }] })
    add(place, ring, glow(light, 1.6), [0, 0, 3.2])
  }
  return place
}

/** A tray with a stack of notes in a mouth of height h. */
export const feedTray = (place: Group, { w, h, notes, value, out = 0 }: Tray): void => {
  add(place, box(w - 12, 5, 74, 2), metal('#b9bdc1', 0.34), [0, -h / 2 + 8, out - 38], [7, 0, 0])
  const stack = noteStack({ height: notes, value, seed: Math.round(notes * 7) })
  put(place, stack, [0, -h / 2 + 12, out - 36], [7, 0, 0])
}

interface Tray {
  readonly w: number
  readonly h: number
  /** Height of the stack. */
  readonly notes: number
  readonly value: string
  /** How far it stands out of the front. */
  readonly out?: number
}

/** A slot with a slip of paper in it. */
export const receiptSlot = (parent: Group, at: Point, w: number, slip = 34): void => {
  const place = group(parent, at)
  add(place, box(w + 4, 12, 2, 0.6), matte('#08090a'), [0, 0, 0.4])
  add(place, plate(w + 26, 34, 6, { r: 9, openings: [{ w: w + 4, h: 9, r: 3 }] }), gloss(), [0, 0, 2])
  if (slip > 0)
    add(place, box(w - 4, 0.7, slip, 0.2), paper('#f4f2ea'), [0, -1 - slip * 0.1, slip / 2 - 6], [16, 0, 0])
}

/** A contactless reader of w × h with its waves. */
export const contactless = (parent: Group, at: Point, w = 76, h = 84, turn?: Point): void => {
  const place = group(parent, at, turn)
  const arcs = [7, 13, 19, 25].map(
    (r) =>
      `<path d="M${14 + r * 0.8} ${26 - r * 0.6}A${r} ${r} 0 0 1 ${14 + r * 0.8} ${26 + r * 0.6}" fill="none" stroke="#e9eef0" stroke-width="3.4" stroke-linecap="round"/>`,
  )
  add(place, box(w, h, 14, 7), gloss('#0f1215'), [0, 0, 4])
  add(place, plate(w * 0.6, 4, 1.6, { r: 1.8, bevel: 0.4 }), glow(colours.accent, 2.4), [0, -h * 0.36, 11])
  put(place, decal(52, 52, arcs.join('')), [0, h * 0.08, 11.3])
}

/** A slot for a chip card, its mouth lit. */
export const cardSlot = (parent: Group, at: Point, turn?: Point): void => {
  const place = group(parent, at, turn)
  add(place, box(92, 46, 24, 9), gloss('#101317'), [0, 0, 4])
  add(place, plate(66, 6, 2, { r: 2.6, bevel: 0.4 }), matte('#020303'), [0, 2, 15.6])
  add(place, plate(66, 3, 1.6, { r: 1.4, bevel: 0.3 }), glow('#2fd0b0', 1.8), [0, -6, 15.8])
  add(place, box(54, 0.9, 30, 0.3), paint(colours.light), [0, 2, 22])
}

/** Metal keys 1 to 9, clear, 0 and enter, with a fourth column when it is a coding keypad. */
export const pinPad = (parent: Group, at: Point, pitch: number, turn?: Point, wide = false): void => {
  const place = group(parent, at, turn)
  const columns = wide ? 4 : 3
  const rows = ['123C', '456<', '789?', '*0#=']
  add(
    place,
    plate(columns * pitch + 12, 4 * pitch * 0.86 + 12, 6, { r: 8 }),
    metal('#8f9499', 0.36),
    [0, 0, 1],
  )
  rows.forEach((row, j) => {
    for (let i = 0; i < columns; i += 1) {
      const spot = [(i - (columns - 1) / 2) * pitch, (1.5 - j) * pitch * 0.86] as const
      const look = { color: keyColour(i, j), ink: i === 3 ? '#ffffff' : colours.ink, size: pitch * 0.4 }
      const legend = i === 3 ? ' ' : row.charAt(i)
      key(group(place, [0, 0, 4]), spot, [pitch * 0.84, pitch * 0.7], legend, look)
    }
  })
}

const keyColour = (column: number, row: number): string =>
  column < 3 ? '#d3d6d8' : (['#c23a3f', '#d99a2e', '#8d949b', colours.accent][row] ?? '#d3d6d8')

/** A coin of radius r lying in xz, its edge sharp enough to read as struck metal. */
export const coin = (r: number) =>
  lathe(
    [
      [0, -1.1],
      [r - 0.4, -1.1],
      [r, -0.7],
      [r, 0.7],
      [r - 0.4, 1.1],
      [0, 1.1],
    ],
    40,
  )

/** A bowl of brushed steel with some coins, lying in xz. */
export const coinBowl = (parent: Group, at: Point, r: number, turn?: Point): void => {
  const place = group(parent, at, turn)
  const profile = [
    [0, 1],
    [0.56, 2],
    [0.72, 5],
    [0.83, 12],
    [0.88, 14],
    [0.93, 13],
    [0.99, 4],
    [1, -5],
  ] as const
  add(place, lathe(profile.map(([x, y]) => [x * r, y] as const)), metal('#c7cacc', 0.28))
  for (let index = 0; index < 10; index += 1) {
    const [turned, away] = [index * 2.4, r * 0.1 + index * r * 0.05]
    const tone = index % 2 === 0 ? metal('#c8cacc', 0.25) : metal('#d2ab58', 0.28)
    const spot: Point = [away * Math.cos(turned), 3.4 + (index % 4) * 2, away * Math.sin(turned)]
    add(place, coin(11 + (index % 3) * 1.5), tone, spot, [
      5 * Math.sin(index * 3),
      0,
      5 * Math.cos(index * 5),
    ])
  }
}

/** A lit face of w × h mm in a black pane with a rim around it. */
export const framed = (
  parent: Group,
  at: Point,
  [w, h]: readonly [number, number],
  face: Mesh,
  rim: number,
): void => {
  const place = group(parent, at)
  add(place, plate(w + 2 * rim, h + 2 * rim, 6, { r: 10, bevel: 1.6 }), gloss('#0d0f12'))
  put(place, face, [0, 0, 3.3])
}

/** A display of w × h mm in such a pane. */
export const pane = (
  parent: Group,
  at: Point,
  size: readonly [number, number],
  shown: Screen,
  rim = 16,
): void => {
  framed(parent, at, size, screen(...size, shown), rim)
}

/** Words printed on a surface. */
export const words = (
  parent: Group,
  text: string,
  size: number,
  at: Point,
  color: string = colours.ink,
): void => {
  put(parent, label(text, size, { color }), [at[0], at[1], at[2] + 0.4])
}
