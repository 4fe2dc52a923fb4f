import { BoxGeometry, Mesh, type Group, type Material } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import {
  add,
  box,
  cylinder,
  extrude,
  frame,
  group,
  lathe,
  outline,
  plate,
  put,
  type Corner,
  type Point,
  type SidePoint,
} from '../kit/geometry.ts'
import { colours, glow, gloss, matte, metal, paint, paper, satin } from '../kit/materials.ts'
import { noteStack } from '../kit/notes.ts'
import { backPanel, foot, key } from '../kit/parts.ts'
import { decal, label } from '../kit/print.ts'
import { screen, type Screen } from '../kit/screen.ts'

/** Parts that cabinets share: kiosks, safes, self-checkouts and tills. Each faces +z, at its surface z = 0. */

interface Housing {
  readonly w: number
  /** How thick the two side cheeks are. */
  readonly cheek: number
  readonly body: Material
  readonly trim: Material
  /** Outlines of a cheek and of what lies between, as [z, y]. */
  readonly side: readonly Corner[]
  readonly core: readonly Corner[]
}

/** Two side cheeks with a core between them. */
export const housing = (parent: Group, { w, cheek, body, trim, side, core }: Housing): void => {
  for (const end of [-1, 1]) {
    add(parent, extrude(outline(side), cheek, 6, 'x'), body, [end * (w / 2 - cheek / 2), 0, 0])
  }
  add(parent, extrude(outline(core), w - 2 * cheek - 2, 2, 'x'), trim)
}

/** How far a face recedes, in mm, that rises by `rise` mm and leans back by `tilt` degrees. */
export const setback = (rise: number, tilt: number): number => rise * Math.tan((tilt * Math.PI) / 180)

/** A place on the ledge between its front edge and the foot of the screen, in mm; it lies with +z as its upper side. */
export const ledge = (parent: Group, edge: SidePoint, foot: SidePoint): Group => {
  const lean = (Math.atan2(foot[1] - edge[1], edge[0] - foot[0]) * 180) / Math.PI
  return group(parent, [0, (foot[1] + edge[1]) / 2, (edge[0] + foot[0]) / 2], [lean - 90, 0, 0])
}

/** A dark base set back under a cabinet, on feet. */
export const plinth = (parent: Group, w: number, d: number, high = 40): void => {
  add(parent, box(w, high - 8, d, 5), matte('#16181a'), [0, 8 + (high - 8) / 2, 0])
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) foot(parent, x * (w / 2 - 30), z * (d / 2 - 30), 20, 10)
  }
}

/** A row of upright slits as one body of plain boxes: cabinets have many of them. */
const slits = (count: number, long: number): Mesh => {
  const row = Array.from({ length: count }, (_, index) =>
    new BoxGeometry(4.6, long, 1.2).translate((index - (count - 1) / 2) * 11, 0, 0),
  )
  return new Mesh(mergeGeometries(row), matte('#0c0d0f'))
}

/** Slits on both sides of a cabinet w mm wide. */
export const flanks = (
  parent: Group,
  w: number,
  { y, z, count = 14, long = 80 }: { y: number; z: number; count?: number; long?: number },
): void => {
  for (const end of [-1, 1]) {
    put(parent, slits(count, long), [end * (w / 2 + 0.1), y, z], [0, end * 90, 0])
  }
}

/** A service lid, slits and the mains panel behind a cabinet whose back is at z. */
export const rear = (parent: Group, w: number, [low, high]: readonly [number, number], z: number): void => {
  const back = group(parent, [0, 0, z], [0, 180, 0])
  const tall = high - low
  add(back, plate(w, tall, 4, { r: 8 }), satin(), [0, low + tall / 2, 1])
  put(back, slits(Math.floor((w * 0.6) / 11), Math.min(90, tall * 0.16)), [0, high - tall * 0.15, 3.2])
  put(back, backPanel(), [0, low + 60, 4])
  for (const y of [0.4, 0.6]) add(back, cylinder(9, 4, 'z'), metal(), [w / 2 - 26, low + tall * y, 4])
}

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
export const feedTray = (
  place: Group,
  { w, h, notes = 24, value = '20 000 KHR', hue = 30, out = 0 }: Tray,
): void => {
  add(place, box(w - 12, 5, 74, 2), metal('#b9bdc1', 0.34), [0, -h / 2 + 8, out - 38], [7, 0, 0])
  if (notes === 0) return
  const stack = noteStack({ height: notes, value, hue, seed: Math.round(notes * 7 + hue) })
  put(place, stack, [0, -h / 2 + 12, out - 36], [7, 0, 0])
}

interface Tray {
  readonly w: number
  readonly h: number
  readonly notes?: number
  readonly value?: string
  readonly hue?: number
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
