import { MathUtils, type Group, type Material, type Object3D } from 'three'
import { add, box, cylinder, extrude, frame, group, outline, plate, put } from '../../kit/geometry.ts'
import type { Corner, Opening, Point } from '../../kit/geometry.ts'
import { colours, gloss, glow, matte, metal, rubber, satin } from '../../kit/materials.ts'
import type { Counted } from '../../kit/cash.ts'
import { noteStack, type Notes } from '../../kit/notes.ts'
import { backPanel, foot, vents } from '../../kit/parts.ts'
import { line, litSheet } from '../../kit/print.ts'
import { screen, type Screen } from '../../kit/screen.ts'

/** A pocket of a sorter: what lies in it and what its strip says. */
export interface Pocket extends Notes, Counted {
  /** What the pocket takes. */
  readonly strip: string
  /** Its notes are in no total. */
  readonly refused?: boolean
  readonly lamp?: string
  readonly jitter?: number
  /** The notes stand on their short edge. */
  readonly upright?: boolean
}

/** A reject pocket with a few of the notes in it. */
export const reject = ({ value }: Notes, upright = false): Pocket => ({
  height: 4,
  value,
  count: 3,
  refused: true,
  lamp: colours.red,
  jitter: 7,
  strip: 'REJECT',
  upright,
})

/** How deep the front module is that holds the pockets. */
export const moduleDepth = 124

/** The lining of an opening: walls and a dark back; its origin is the opening's centre in the face. */
const bay = (parent: Object3D, { x = 0, y = 0, w, h, r = 12 }: Opening, face: number): Group => {
  const place = group(parent, [x, y, face])
  const wall = frame({ w: w - 0.4, h: h - 0.4, r }, [{ w: w - 5, h: h - 5, r: r - 2 }])
  add(place, extrude(wall, moduleDepth - 10, 0.6), satin('#30363c'), [0, 0, -moduleDepth / 2])
  add(place, box(w - 3, h - 3, 3, 1), matte('#1a1d20'), [0, 0, 8 - moduleDepth])
  return place
}

const strip = (parent: Object3D, w: number, y: number, { strip: what, count }: Pocket): void => {
  const place = group(parent, [0, y, 0])
  const [wide, high] = [w - 10, 13]
  add(place, plate(w - 4, 17, 2, { r: 5, bevel: 0.6 }), gloss('#0b0d0f'), [0, 0, 0.6])
  const svg = [
    `<rect width="${wide}" height="${high}" fill="#050709"/>`,
    line(what, 3, 10.2, 9.4, { color: '#ffffff', weight: 600 }),
    line(String(count), wide - 3, 10.2, 9.4, { color: '#7fe6c8', weight: 600, anchor: 'end' }),
  ].join('')
  put(place, litSheet(wide, high, svg, 1.1), [0, 0, 1.7])
}

const wheels = (place: Group, x: number, y: number): void => {
  for (const side of [-1, 1]) {
    add(place, cylinder(21, 8, 'x', 1), rubber('#3a3028'), [side * x, y, -64])
    add(place, cylinder(8, 11, 'x', 1), satin('#6b7278'), [side * x, y, -64])
    add(place, box(7, 30, 12, 2), satin(), [side * x, y + 14, -70])
  }
}

/** A pocket in an opening of a front module whose face is at `face`: slope, wheels, notes, lamp and strip. */
export const pocketBay = (parent: Object3D, opening: Opening, face: number, pocket: Pocket): void => {
  const { w, h } = opening
  const { lamp = '#35d08f', upright = false, refused = false } = pocket
  const place = bay(parent, opening, face)
  const fall = upright || h > 100 ? 62 : Math.min(52, h * 0.55)
  const rise = Math.sin(MathUtils.degToRad(fall))
  const long = Math.min((h - 14) / rise, upright ? 152 : 116)
  const depth = long * Math.cos(MathUtils.degToRad(fall))
  const ramp = group(place, [0, 8 - h / 2, Math.max(-32, depth - moduleDepth + 22) - 4], [fall, 0, 0])
  add(ramp, box(w - 12, 4, long, 1.5), satin('#444b52'), [0, -2.2, -long / 2])
  const { height, value, count, jitter = 1.4 } = pocket
  const counted = refused ? undefined : count
  const notes = noteStack({ height, value, count: counted, jitter, seed: Math.round(height * 7) })
  put(ramp, notes, [0, 0, upright ? -75 : -36], [0, upright ? 90 : 0, 0])
  if (h > 84) wheels(place, upright ? w / 2 - 12 : 52, h / 2 - 16)
  add(place, box(w - 6, 5, moduleDepth - 20, 2), satin('#3b4148'), [0, 4.6 - h / 2, 8 - moduleDepth / 2])
  add(place, plate(w * 0.42, 14, 3, { r: 5, bevel: 1 }), satin('#59616a'), [0, 13 - h / 2, -12], [-10, 0, 0])
  add(place, box(w - 36, 2.8, 3, 1), glow(lamp, 2.4), [0, h / 2 - 4, -5])
  strip(place, w - 12, -h / 2 - 12.5, pocket)
}

/** The open hopper's side profile: a foot behind a lip and a slope that rises to the deck. */
export const hopperNotch = (front: number, low: number, deck: number): Corner[] => [
  [front - 74 - (deck - low - 6) * 0.55, deck, 6],
  [front - 74, low + 2, 6],
  [front - 40, low - 4, 6],
  [front - 28, low + 14, 5],
  [front - 16, low + 12, 5],
]

/** Notes, guides and a roller in a hopper of that profile, in the middle of `wide` mm. */
export const hopperFill = (
  parent: Object3D,
  { x, wide, front, low, deck }: { x: number; wide: number; front: number; low: number; deck: number },
  notes: Notes,
): void => {
  const fall = MathUtils.radToDeg(Math.atan2(deck - low - 6, (deck - low - 6) * 0.55))
  const ramp = group(parent, [x, low + 2, front - 74], [fall, 0, 0])
  put(ramp, noteStack({ ...notes, jitter: 2, seed: 21 }), [0, 1.4, -41])
  const guide = outline([
    [-104, 0, 4],
    [-96, 40, 14],
    [-22, 40, 14],
    [-4, 0, 4],
  ])
  for (const side of [-1, 1]) {
    add(ramp, extrude(guide, 4, 1.2, 'x'), metal('#aeb3b7', 0.34), [side * 83, 0.6, 0])
    add(ramp, box((wide - 176) / 2, 3, 80, 1.2), satin('#59616a'), [side * (wide / 4 + 42), 0.6, -50])
  }
  add(parent, cylinder(5, wide - 20, 'x', 1), rubber('#3a3028'), [x, low + 5, front - 48])
}

interface Display {
  readonly w: number
  readonly h: number
  readonly at: Point
  readonly turn: Point
  readonly shown: Screen
  readonly body: Material
}

/** A touch screen in a housing of its own; `w` × `h` is what is lit, `at` the middle of its face. */
export const display = (parent: Object3D, { w, h, at, turn, shown, body }: Display): Group => {
  const place = group(parent, at, turn)
  add(place, box(w + 26, h + 26, 18, 7), body, [0, 0, -9])
  add(place, plate(w + 20, h + 20, 3, { r: 7, bevel: 1 }), gloss('#0c0e10'), [0, 0, 0])
  put(place, screen(w, h, shown), [0, 0, 1.7])
  return place
}

/** Plinth, feet, vents on both sides and what is behind. */
export const underAndBehind = (object: Group, w: number, d: number, deck: number): void => {
  add(object, box(w - 30, 14, d - 40, 4), matte('#1a1c1f'), [0, 13, 0])
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) foot(object, side * (w / 2 - 44), end * (d / 2 - 44), 16, 10)
    const turn: Point = [0, side * 90, 0]
    put(object, vents(13, deck * 0.13, 8.5, 3.8), [(side * w) / 2, deck * 0.24, -d * 0.22], turn)
    const grip = plate(96, 28, 1.6, { r: 13, bevel: 0.5 })
    add(object, grip, matte('#1a1c1f'), [(side * w) / 2, deck * 0.62, -d * 0.16], turn)
  }
  put(object, backPanel(), [0, 70, -d / 2 + 6.4], [0, 180, 0])
}
