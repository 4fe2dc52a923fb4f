import { BoxGeometry, Group, type Object3D } from 'three'
import { add, box, cylinder, extrude, group, outline, plate, put, type Opening } from '../../kit/geometry.ts'
import {
  colours,
  glass,
  gloss,
  glow,
  matte,
  metal,
  paint,
  rubber,
  satin,
  shell,
} from '../../kit/materials.ts'
import type { Counted } from '../../kit/cash.ts'
import { noteStack } from '../../kit/notes.ts'
import { castor } from '../../kit/parts.ts'
import { screen, type Screen } from '../../kit/screen.ts'
import { label, line, litSheet } from '../../kit/print.ts'

/** What lies in a pocket. */
export interface Pocket extends Counted {
  /** What the pocket's display says, where that is not what the note says. */
  readonly shown?: string
}

/** What lies in the hopper, and how many notes were refused. */
export interface Feed {
  readonly value: string
  readonly refused: number
}

export interface Look {
  readonly body: string
  readonly trim: string
}

/** Depth of the front modules and width of a pocket module and of the feeder, in mm. */
export const moduleDepth = 126
export const moduleWidth = 206
export const feederWidth = 214
const rowHeight = 212

interface Placed extends Opening {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A plain box for what lies deep inside or is too thin to show its edges. */
const slab = (w: number, h: number, d: number): BoxGeometry => new BoxGeometry(w, h, d)

/** The lined cavity behind an opening of a front module. */
const cavity = (parent: Object3D, { x, y, w, h, r }: Placed, trim: string, depth = 112): Group => {
  const place = group(parent, [x, y, 0])
  const liner = plate(w - 0.4, h - 0.4, depth, {
    r,
    bevel: 0.6,
    openings: [{ w: w - 5, h: h - 5, r: r - 2 }],
  })
  add(place, liner, satin(trim), [0, 0, moduleDepth / 2 - depth / 2 - 4])
  add(place, slab(w - 3, h - 3, 3), matte('#131518'), [0, 0, moduleDepth / 2 - depth - 3])
  return place
}

/** The lit strip under a pocket: its number, what it collects and how many lie in it. */
const pocketDisplay = (
  parent: Object3D,
  number: number,
  { value, shown = value, count }: Pocket,
  width: number,
): void => {
  add(parent, plate(width, 30, 2.4, { r: 6, bevel: 0.6 }), gloss('#0b0d0f'), [0, 0, 0.8])
  const [w, h] = [width - 10, 23]
  const svg = [
    `<rect width="${w}" height="${h}" fill="#050709"/>`,
    line(String(number).padStart(2, '0'), 3, 17, 15, { color: '#5fe3c6', weight: 600 }),
    line(shown, 29, 17, 14.5, { color: '#ffffff', weight: 600 }),
    line(String(count), w - 3, 17, 14.5, { color: '#ffffff', weight: 600, anchor: 'end' }),
  ].join('')
  put(parent, litSheet(w, h, svg, 1.2), [0, 0, 2.1])
}

const stackingWheels = (place: Object3D, z: number): void => {
  for (const side of [-1, 1]) {
    add(place, cylinder(27, 8, 'x', 1), rubber('#5a4a3a'), [side * 52, 26, z])
    add(place, slab(7, 34, 12), satin(), [side * 52, 50, z - 6])
  }
}

const pocket = (parent: Object3D, opening: Placed, number: number, held: Pocket, trim: string): void => {
  const { x, y, w, h } = opening
  const place = cavity(parent, opening, trim)
  const back = moduleDepth / 2 - 106
  add(place, slab(w - 12, h * 0.96, 4), satin('#363c43'), [0, -2, back + 30], [-27, 0, 0])
  stackingWheels(place, back + 24)
  add(place, slab(w - 6, 5, 100), satin('#363c43'), [0, -h / 2 + 6, 4], [6, 0, 0])
  const stack = group(place, [0, -h / 2 + 42, back + 58], [63, 0, 0])
  const { value, count } = held
  stack.add(noteStack({ height: Math.min(22, count * 0.16 + 2), value, count, seed: number + 2 }))
  add(
    place,
    plate(120, 24, 3, { r: 8, bevel: 1 }),
    glass(),
    [0, -h / 2 + 15, moduleDepth / 2 - 12],
    [-10, 0, 0],
  )
  add(place, slab(w - 40, 4, 3), glow(colours.accent, 3), [0, h / 2 - 6, moduleDepth / 2 - 9])
  pocketDisplay(group(parent, [x, y - h / 2 - 26, moduleDepth / 2]), number, held, w)
}

/** One column of pockets, uppermost first; the middle of its front plate is the origin. */
export const pocketModule = (
  pockets: readonly Pocket[],
  height: number,
  first: number,
  look: Look,
): Group => {
  const column = new Group()
  const openings = pockets.map((_, row) => ({
    x: 0,
    y: height / 2 - 100 - row * rowHeight,
    w: 178,
    h: 148,
    r: 16,
  }))
  const front = plate(moduleWidth - 1.8, height, moduleDepth, { r: 12, bevel: 3.2, openings })
  add(column, front, shell(look.body))
  for (const [row, held] of pockets.entries()) {
    const opening = openings[row]
    if (opening) pocket(column, opening, first + row, held, look.trim)
  }
  return column
}

const hopperNotes = (place: Object3D, width: number, value: string): void => {
  add(place, box(width - 10, 5, 166, 2), satin('#4a5159'), [0, -34, 8], [42, 0, 0])
  const stack = group(group(place, [0, -28, 14], [42, 0, 0]), [0, 0, 2])
  stack.add(noteStack({ height: 38, value, seed: 21, jitter: 2 }))
  const guide = outline([
    [-64, 30, 8],
    [46, -70, 8],
    [56, -50, 8],
    [-30, 60, 14],
  ])
  for (const side of [-1, 1]) add(place, extrude(guide, 4, 1.2, 'x'), metal(), [side * 81, 6, 4])
}

const accessDoor = (parent: Object3D, y: number, height: number): void => {
  add(parent, plate(176, height + 4, 2, { r: 12, bevel: 0.4 }), matte('#08090a'), [0, y, moduleDepth / 2])
  add(parent, plate(172, height, 4, { r: 10, bevel: 1.2 }), satin('#3a4149'), [0, y, moduleDepth / 2 + 0.6])
  add(parent, plate(60, 12, 3, { r: 6, bevel: 0.8 }), matte('#0d0f11'), [
    0,
    y - height / 2 + 18,
    moduleDepth / 2 + 1.6,
  ])
}

/** The feeder module: hopper above, reject pocket below, the model's name between. */
export const feederModule = (name: string, { value, refused }: Feed, height: number, look: Look): Group => {
  const tower = new Group()
  const hopper: Placed = { x: 0, y: height / 2 - 128, w: 184, h: 206, r: 18 }
  const reject: Placed = { x: 0, y: -height / 2 + 112, w: 176, h: 118, r: 16 }
  const front = plate(feederWidth - 1.8, height, moduleDepth, {
    r: 12,
    bevel: 3.2,
    openings: [hopper, reject],
  })
  add(tower, front, satin(look.trim))
  hopperNotes(cavity(tower, hopper, look.trim), hopper.w, value)
  const rim = plate(hopper.w + 12, hopper.h + 12, 5, {
    r: 22,
    openings: [{ w: hopper.w + 1, h: hopper.h + 1, r: 18 }],
  })
  add(tower, rim, paint(colours.accent), [0, hopper.y, moduleDepth / 2 - 0.6])
  const bin = cavity(tower, reject, look.trim)
  const notes = noteStack({ height: refused * 0.4, value, seed: 33, jitter: 9 })
  put(bin, notes, [0, -reject.h / 2 + 38, -12], [66, 0, 0])
  add(bin, box(reject.w - 40, 4, 3, 1), glow(colours.red, 2.4), [0, reject.h / 2 - 6, moduleDepth / 2 - 9])
  const [z, below] = [moduleDepth / 2 + 0.3, reject.y - reject.h / 2 - 20]
  put(tower, label('REJECT', 14, { color: '#c9cfd4', tracking: 0.08 }), [0, below, z])
  put(tower, label(name, 36, { color: '#ffffff', weight: 600 }), [0, reject.y + reject.h / 2 + 30, z])
  const gap = hopper.y - hopper.h / 2 - (reject.y + reject.h / 2 + 58) - 22
  if (gap > 80) accessDoor(tower, reject.y + reject.h / 2 + 58 + gap / 2, gap)
  return tower
}

/** The 12-inch touch display, tilting; its lower edge's middle is near the origin, its front to +z. */
export const display = (shown: Screen, trim: string): Group => {
  const place = new Group()
  add(place, box(292, 190, 24, 9), satin(trim), [0, 0, -8])
  add(place, plate(286, 184, 4, { r: 8 }), gloss('#0c0e10'), [0, 0, 4])
  put(place, screen(266, 160, shown), [0, 1, 6.2])
  return place
}

/** The lockable cabinet on castors under a standing sorter: its front to +z, on y = 0, `h` high. */
export const cabinet = (w: number, h: number, d: number, look: Look): Group => {
  const place = new Group()
  const wheel = 76
  const high = h - wheel
  const front = d / 2 - 24
  add(place, box(w, high, d - 24, 10), shell(look.trim), [0, wheel + high / 2, -12])
  add(place, box(w - 40, 20, d - 70, 4), matte('#1a1c1f'), [0, wheel - 6, -12])
  for (const [index, side] of [-1, 1].entries()) {
    const half = (w - 30) / 2
    add(place, plate(half - 6, high - 44, 16, { r: 8, bevel: 2.4 }), shell(look.body), [
      (side * half) / 2,
      wheel + high / 2,
      front + 7,
    ])
    if (index === 1) {
      add(place, plate(26, 60, 5, { r: 8, bevel: 1.2 }), metal('#a9adb1', 0.36), [
        32,
        wheel + high * 0.62,
        front + 16,
      ])
      add(place, cylinder(9, 6, 'z', 1), metal('#d5d7d9', 0.22), [32, wheel + high * 0.62 + 12, front + 19])
    }
    add(place, plate(14, 120, 8, { r: 6, bevel: 2 }), metal('#8f9499', 0.3), [
      side * 26 - 2 + (index === 1 ? 42 : 0),
      wheel + high * 0.6 - 2,
      front + 19,
    ])
    for (const end of [-1, 1]) castor(place, side * (w / 2 - 70), end * (d / 2 - 80), wheel)
  }
  return place
}
