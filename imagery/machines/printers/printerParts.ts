import type { Group, Material } from 'three'
import { add, box, extrude, group, outline, plate, put, type Corner, type Point } from '../../kit/geometry.ts'
import { colours, glow, matte, metal, paint, satin, shell } from '../../kit/materials.ts'
import { backPanel, feet, key, screw, vents } from '../../kit/parts.ts'
import { label } from '../../kit/print.ts'
import { screen, type Screen } from '../../kit/screen.ts'
import { slope } from '../counters/counterParts.ts'

/** A printer that is fed from a table in front: its size and where table and slot are. */
export interface Body {
  readonly w: number
  readonly d: number
  /** Height of the housing. */
  readonly h: number
  /** Height of the table. */
  readonly table: number
  /** How far the table stands out in front of the slot. */
  readonly reach: number
  readonly body: string
  readonly trim: string
  readonly name: string
}

const thick = 22

const cheek = (d: number, h: number, table: number, mouth: number): Corner[] => [
  [6 - d / 2, 9, 12],
  [-d / 2, h - 40, 30],
  [36 - d / 2, h, 24],
  [mouth - 46, h, 30],
  [mouth + 16, table + 46, 18],
  [mouth + 26, table + 9, 12],
  [d / 2 - 4, table + 6, 11],
  [d / 2, 9, 9],
]

const core = (d: number, h: number, table: number, mouth: number): Corner[] => [
  [8 - d / 2, 13, 6],
  [7 - d / 2, h - 46, 24],
  [40 - d / 2, h - 7, 20],
  [mouth - 50, h - 7, 18],
  [mouth + 4, table + 46, 8],
  [mouth + 2, table + 17, 4],
  [mouth - 52, table + 13],
  [mouth - 52, table],
  [d / 2 - 13, table, 5],
  [d / 2 - 9, 13, 5],
]

/** Where a printer's parts are, and the slope over its slot. */
const placesOf = ({ w, d, h, table, reach }: Body) => {
  const mouth = d / 2 - reach
  return {
    inner: w - 2 * thick,
    mouth,
    table,
    front: d / 2,
    face: slope([mouth + 4, table + 46], [mouth - 50, h - 7], 0.4),
  }
}

export type Places = ReturnType<typeof placesOf>

/** Cheeks, the core with the real slot, table ribs, accent line, name, feet, vents and back. */
export const printerBody = (object: Group, look: Body): Places => {
  const { w, d, h, table, body, trim } = look
  const places = placesOf(look)
  const { inner, mouth, front } = places
  for (const side of [-1, 1]) {
    const shape = outline(cheek(d, h, table, mouth))
    add(object, extrude(shape, thick, 4.5, 'x'), shell(body), [side * (w / 2 - thick / 2), 0, 0])
    put(object, vents(12, h * 0.17, 7.6), [(side * w) / 2, h * 0.36, -d * 0.26], [0, side * 90, 0])
  }
  add(object, extrude(outline(core(d, h, table, mouth)), inner - 1.6, 1.2, 'x'), satin(trim))
  const ribs = Math.floor((inner - 40) / 22)
  for (let index = 0; index < ribs; index += 1) {
    const x = (index - (ribs - 1) / 2) * 22
    add(object, box(3, 1.8, front - mouth - 14, 0.8), satin('#4a5158'), [
      x,
      table + 0.2,
      (front + mouth) / 2 - 10,
    ])
  }
  add(object, box(inner - 4, 3.2, 4, 1), paint(colours.accent), [0, table + 23, mouth + 2])
  const size = Math.max(11.5, w * 0.046)
  const name = label(look.name, size, { color: '#f3f5f6', tracking: 0.03 })
  put(object, name, [-inner / 2 + look.name.length * size * 0.32 + 8, (table + 10) / 2, front - 8.8])
  feet(object, w - 50, d - 70)
  put(object, backPanel(), [0, 52, 6.8 - d / 2], [0, 180, 0])
  return places
}

/** Metal guides at both sides of what is fed. */
export const guides = (object: Group, { mouth, front, table }: Places, between: number): void => {
  for (const side of [-1, 1]) {
    const rail = box(5, 10, front - mouth - 8, 1.6)
    add(object, rail, metal('#b4b9bd', 0.32), [side * (between / 2 + 3), table + 5, (front + mouth) / 2 - 14])
  }
}

/** Blocks that narrow the table towards the slot. */
export const funnel = (object: Group, { mouth, front, table, inner }: Places, between: number): void => {
  const wide = (inner - between) / 2
  const shape = outline([
    [mouth - 6, table - 2, 2],
    [mouth - 6, table + 16, 3],
    [front - 40, table + 16, 10],
    [front - 18, table - 2, 4],
  ])
  for (const side of [-1, 1])
    add(object, extrude(shape, wide - 3, 2, 'x'), satin('#59616a'), [side * (between / 2 + wide / 2), 0, 0])
}

const lampRow = (face: Group, x: number, y: number, colors: readonly string[]): void => {
  colors.forEach((color, index) => {
    add(face, plate(9, 4.4, 1.4, { r: 2, bevel: 0.4 }), glow(color, 1.8), [x + index * 15, y, 0.6])
  })
}

/** The cover over the slot: a dark window left, keys and lamps right. */
export const keyCover = (object: Group, { face, inner }: Places, legends: readonly string[]): void => {
  const cover = group(object, face.at, [face.tilt, 0, 0])
  const high = face.length - 14
  const wide = inner * 0.58
  add(cover, plate(wide, high, 3, { r: 9, bevel: 1 }), satin('#1f242a'), [-inner / 2 + wide / 2 + 8, 0, 0])
  add(cover, plate(46, 7, 4, { r: 3, bevel: 1 }), matte(), [-inner / 2 + wide / 2 + 8, -high / 2 + 10, 0.6])
  const room = inner - wide - 26
  const x = inner / 2 - 8 - room / 2
  add(cover, plate(room, high, 3, { r: 9, bevel: 1 }), matte('#101316'), [x, 0, 0])
  const [low, pitch] = [group(cover, [0, 0, 1.4]), (room - 10) / legends.length]
  legends.forEach((legend, index) => {
    const at = x + (index - (legends.length - 1) / 2) * pitch
    key(low, [at, high * 0.02], [pitch - 6, 17], legend, { size: 9 })
  })
  const start = { color: colours.accent, ink: '#ffffff', size: 8.5 }
  key(low, [x, -high / 2 + 17], [room - 16, 18], 'ON LINE', start)
  lampRow(low, x - 15, high / 2 - 12, ['#35d08f', '#35d08f', colours.amber])
}

/** The cover with a small colour screen and two keys below or beside it. */
export const screenCover = (object: Group, { face, inner }: Places, shown: Screen): void => {
  const cover = group(object, face.at, [face.tilt, 0, 0])
  const high = face.length - 12
  add(cover, plate(inner - 12, high, 3, { r: 9, bevel: 1 }), matte('#101316'))
  const x = -inner / 2 + 48
  add(cover, plate(66, 52, 1.2, { r: 5, bevel: 0.4 }), matte('#050607'), [x, 4, 1.4])
  put(cover, screen(58, 44, shown), [x, 4, 2.2])
  const keys = group(cover, [0, 0, 1.4])
  const right = inner / 2 - 40
  key(keys, [right, 18], [56, 20], 'CANCEL', { size: 8.5 })
  key(keys, [right, -11], [56, 26], 'PRINT', { color: colours.accent, ink: '#ffffff', size: 11 })
}

/** Plates of a steel frame with their screws on both sides. */
export const steelSides = (object: Group, w: number, d: number, h: number): void => {
  const steel: Material = metal('#a9adb1', 0.38)
  for (const side of [-1, 1]) {
    const turn: Point = [0, side * 90, 0]
    add(object, plate(d * 0.82, 30, 2, { r: 5, bevel: 0.6 }), steel, [(side * w) / 2, 30, -d * 0.03], turn)
    add(
      object,
      plate(2, h * 0.7, 1, { r: 0.5, bevel: 0.2 }),
      matte(),
      [(side * w) / 2, h * 0.56, d * 0.02],
      turn,
    )
    for (const z of [-0.4, -0.14, 0.1, 0.34]) screw(object, [side * (w / 2 + 0.8), 30, d * z], turn, 4)
  }
}
