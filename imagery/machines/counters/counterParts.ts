import { MathUtils, type Group, type Material } from 'three'
import {
  add,
  box,
  cylinder,
  extrude,
  group,
  outline,
  plate,
  put,
  type Corner,
  type Point,
  type SidePoint,
} from '../../kit/geometry.ts'
import { matte, metal, paint, rubber, satin } from '../../kit/materials.ts'
import { noteStack, type Notes } from '../../kit/notes.ts'
import { backPanel, foot, vents } from '../../kit/parts.ts'
import { label } from '../../kit/print.ts'
import type { Size } from '../model.ts'

/** The sizes that make one note counter out of the family. */
export interface Sizes extends Size {
  /** Height of the top, in which the hopper stands. */
  readonly deck: number
  /** Height of the nose's underside, above the stacker. */
  readonly nose: number
  /** Height of the tray in front of the stacker. */
  readonly tray: number
  /** Height of the lower edge of the control panel, if a reject pocket is between it and the nose. */
  readonly upper?: number
}

/** A sloping face seen from the side: its middle, its length and its tilt around x. */
export interface Slope {
  readonly at: Point
  readonly length: number
  readonly tilt: number
}

/** The slope between a lower and an upper point, moved out of its face by `out` mm. */
export const slope = (low: SidePoint, high: SidePoint, out = 0): Slope => {
  const [dz, dy] = [high[0] - low[0], high[1] - low[1]]
  const length = Math.hypot(dz, dy)
  return {
    at: [0, (low[1] + high[1]) / 2 - (dz / length) * out, (low[0] + high[0]) / 2 + (dy / length) * out],
    length,
    tilt: MathUtils.radToDeg(Math.atan2(dz, dy)),
  }
}

const thick = 24

/** Where everything is in a counter of these sizes, seen from the side. */
const layoutOf = ({ w, d, deck, nose, tray, upper = nose }: Sizes) => {
  const [front, back] = [d / 2, -d / 2]
  const fall = Math.asin(Math.min(0.87, (nose - tray - 10) / 76))
  const foot: SidePoint = [front - 62, tray]
  const rampTop: SidePoint = [foot[0] - 84 * Math.cos(fall), foot[1] + 84 * Math.sin(fall)]
  const panelTop: SidePoint = [-0.18 * d, deck]
  const panelLow: SidePoint = [0.21 * d, upper + 26]
  return {
    inner: w - 2 * thick,
    front,
    back,
    fall,
    foot,
    rampTop,
    panelTop,
    panelLow,
    nose,
    upper,
    tray,
    deck,
  }
}

export type Layout = ReturnType<typeof layoutOf>

const cheek = ({ front, back, foot, rampTop, panelTop, panelLow, nose, tray, deck }: Layout): Corner[] => [
  [back + 10, 9, 12],
  [back, deck * 0.7, 50],
  [back + 34, deck + 10, 28],
  [panelTop[0] + 2, deck + 11, 20],
  [panelLow[0] + 12, panelLow[1] + 5, 20],
  [panelLow[0] + 10, nose - 3, 14],
  [rampTop[0] + 10, Math.min(rampTop[1], nose - 12), 16],
  [foot[0] + 3, tray + 9, 16],
  [front - 8, tray + 7, 14],
  [front, 9, 9],
]

/** The notch of the reject pocket between the upper and the lower nose. */
const rejectNotch = ({ panelLow: [z], nose, upper }: Layout): Corner[] => [
  [z, upper, 4],
  [z - 78, upper + 4, 8],
  [z - 78, upper - 8, 4],
  [z - 6, nose + 24, 3],
  [z + 3, nose + 28, 2],
]

const core = (place: Layout): Corner[] => {
  const { front, back, foot, rampTop, panelTop, panelLow, nose, upper, tray, deck } = place
  return [
    [back + 12, 13, 6],
    [back + 9, deck * 0.72, 44],
    [back + 40, deck, 24],
    [panelTop[0], panelTop[1], 10],
    [panelLow[0], panelLow[1], 9],
    ...(upper > nose ? rejectNotch(place) : []),
    [panelLow[0] + (upper > nose ? 3 : 0), nose, 5],
    [rampTop[0], Math.min(rampTop[1] + 6, nose - 4), 10],
    [foot[0], foot[1], 8],
    [front - 12, tray - 6, 5],
    [front - 9, 13, 5],
  ]
}

interface Housing {
  readonly body: Material
  readonly trim: Material
  readonly accent: string
}

/** Both cheeks, the core between them, feet, vents, the line under the nose, the name and what is behind. */
export const housing = (object: Group, sizes: Sizes, { body, trim, accent }: Housing): Layout => {
  const place = layoutOf(sizes)
  const { inner, front, back, panelLow, nose, upper, deck } = place
  for (const side of [-1, 1]) {
    add(object, extrude(outline(cheek(place)), thick, 4.5, 'x'), body, [
      side * (sizes.w / 2 - thick / 2),
      0,
      0,
    ])
    put(
      object,
      vents(10, deck * 0.14, 7.5),
      [side * sizes.w * 0.5, deck * 0.28, back * 0.42],
      [0, side * 90, 0],
    )
    for (const z of [back + 32, front - 34]) foot(object, side * (sizes.w / 2 - 32), z)
  }
  add(object, extrude(outline(core(place)), inner - 1.6, 1.2, 'x'), trim)
  const tip = panelLow[0] + (upper > nose ? 3 : 0)
  add(object, box(inner - 2, 3.4, 4, 1), paint(accent), [0, nose + 5, tip - 0.8])
  const name = label(sizes.name, 10.5, { color: '#f3f5f6', weight: 600, tracking: 0.03 })
  put(object, name, [
    -inner / 2 + sizes.name.length * 3.3 + 9,
    upper > nose ? nose + 15.5 : nose + 15,
    tip + 0.2,
  ])
  put(object, backPanel(), [0, 52, back + 10.6], [0, 180, 0])
  return place
}

type HopperPlace = Pick<Layout, 'panelTop' | 'inner' | 'back' | 'deck'>

interface Hopper {
  readonly notes: Notes
  readonly trim: Material
  readonly guides: Material
  /** Open feed wheels instead of a closed lip. */
  readonly wheels: boolean
}

const lip = (
  object: Group,
  { panelTop: [z, y], inner }: HopperPlace,
  trim: Material,
  wheels: boolean,
): void => {
  const edge = outline([
    [z - 18, y - 12, 2],
    [z + 4, y - 12, 2],
    [z + 15, y + 13, 5],
    [z + 8, y + 17, 5],
  ])
  if (!wheels) {
    add(object, extrude(edge, inner - 34, 1.4, 'x'), trim)
    return
  }
  for (const x of [-1, 1]) add(object, extrude(edge, 34, 1.4, 'x'), trim, [x * (inner / 2 - 36), 0, 0])
  add(object, cylinder(4, inner - 90, 'x', 0.4), metal(), [0, y + 3, z - 1])
  for (const x of [-46, 0, 46]) {
    add(object, cylinder(15, 26, 'x', 1.6), rubber('#4a3b2e'), [x, y + 3, z - 1])
    add(object, cylinder(7, 28, 'x', 0.6), satin('#6b7278'), [x, y + 3, z - 1])
  }
}

/** The hopper above the deck, leaning back, its upper edge at the machine's full height. */
export const hopper = (object: Group, place: HopperPlace, h: number, look: Hopper): void => {
  const { panelTop, inner, back, deck } = place
  const { notes, trim, guides, wheels } = look
  lip(object, place, trim, wheels)
  const lean = 45
  const along = (h - deck - 8) / Math.sin(MathUtils.degToRad(lean))
  const slide = group(object, [0, deck + 4, panelTop[0] - 6], [lean, 0, 0])
  const wide = Math.min(206, inner - 10)
  add(slide, plate(wide, along + 6, 5, { r: 14, bevel: 1.8, axis: 'y' }), trim, [0, -3, 3 - along / 2])
  const wing = outline([
    [4 - along * 0.82, 0, 3],
    [14 - along * 0.82, 36, 14],
    [-26, 36, 14],
    [-12, 0, 3],
  ])
  for (const side of [-1, 1]) {
    add(slide, extrude(wing, 4, 1.2, 'x'), guides, [side * 83, -1, 0])
    add(slide, box(20, 3, along * 0.5, 1.2), trim, [side * 74, 0.4, -along / 2])
  }
  put(slide, noteStack({ ...notes, seed: 5, jitter: 1.6, bend: 1.2 }), [0, 1.2, -39])
  const prop = outline([
    [back + 22, deck - 26, 6],
    [panelTop[0] - 12, deck - 8, 4],
    [panelTop[0] - 12 - (h - deck) * 0.55, deck + (h - deck) * 0.5, 10],
    [back + 24, deck + (h - deck) * 0.48, 8],
  ])
  add(object, extrude(prop, inner * 0.62, 3, 'x'), trim)
}

/** Tips and rails of the stacker and the notes that lie in it. */
export const stacker = (object: Group, { fall, foot: [z, y], front, inner }: Layout, notes?: Notes): void => {
  const ramp = group(object, [0, y, z], [MathUtils.radToDeg(fall), 0, 0])
  if (notes) put(ramp, noteStack({ ...notes, seed: 9, jitter: 1.2 }), [0, 2, -39])
  const rail = satin('#3b4148')
  for (const side of [-1, 1]) {
    for (const x of [inner / 2 - 7, inner / 2 - 17])
      add(ramp, box(4.5, 5, 60, 2), rail, [side * Math.max(x, 80), 1.6, -42])
    const stop = outline([
      [z + 10, y - 5, 2],
      [z + 17, y + 21, 6],
      [z + 25, y + 21, 6],
      [front - 22, y - 6, 2],
    ])
    add(object, extrude(stop, 5, 1.4, 'x'), rail, [side * Math.min(84, inner / 2 - 14), 0, 0])
  }
  add(
    object,
    plate(74, 22, 2.4, { r: 10, bevel: 0.8, axis: 'y' }),
    matte('#15181b'),
    [0, y - 4, front - 34],
    [7, 0, 0],
  )
}
