import type { Object3D } from 'three'
import { add, box, cylinder, group, plate, put, type Point } from '../kit/geometry.ts'
import { colours, matte, metal, paint, rubber, satin } from '../kit/materials.ts'
import { noteStack } from '../kit/notes.ts'
import { decal } from '../kit/print.ts'

/** Colours of the rooms: the site's paper, ink and intaglio green, and pale wood. */
export const tones = {
  wall: '#e9e9e3',
  floor: '#bdbfba',
  wood: '#c3a67e',
  green: '#0f4a42',
  slate: '#3b4248',
  steel: '#b4b9bd',
} as const

const tube = () => metal('#8d9296', 0.42)
/** Trims of wooden furniture. */
export const brass = () => metal('#b79b62', 0.35)

/** A floor and the wall behind it with a skirting board; open towards the camera and the lamps. */
export const room = (
  parent: Object3D,
  w: number,
  h: number,
  depth: number,
  wall: string = tones.wall,
): void => {
  add(parent, box(w, 20, depth, 2), satin(tones.floor), [0, -10, depth / 2])
  add(parent, box(w, h, 40, 2), matte(wall), [0, h / 2, -20])
  add(parent, box(w, 90, 14, 3), satin('#cfd0ca'), [0, 45, 7])
}

const grain = (w: number, d: number): string =>
  Array.from({ length: Math.ceil(d / 9) }, (_, index) => {
    const y = index * 9 + 4 * Math.sin(index * 2.4)
    const waves = Array.from({ length: 25 }, (_wave, step) => {
      const x = (step / 24) * w
      return `${x.toFixed(0)} ${(y + 3 * Math.sin(x / 170 + index * 0.7)).toFixed(1)}`
    })
    const strength = 0.05 + 0.05 * Math.abs(Math.sin(index * 5.1))
    return `<polyline points="${waves.join(' ')}" fill="none" stroke="#6b4f2c" stroke-opacity="${strength.toFixed(2)}" stroke-width="2.2"/>`
  }).join('')

/** A wooden board, its upper side at y = 0 and its grain along x. */
export const board = (parent: Object3D, w: number, d: number, at: Point, thickness = 36): void => {
  const place = group(parent, at)
  add(place, box(w, thickness, d, 4), satin(tones.wood), [0, -thickness / 2, 0])
  put(place, decal(w - 8, d - 8, grain(w, d)), [0, 0.4, 0], [-90, 0, 0])
}

/** A table on four steel legs, its top at `h`. */
export const table = (parent: Object3D, w: number, d: number, h: number, at: Point): void => {
  const place = group(parent, at)
  board(place, w, d, [0, h, 0])
  for (const side of [-1, 1]) {
    for (const end of [-1, 1])
      add(place, box(46, h - 36, 46, 4), tube(), [side * (w / 2 - 60), (h - 36) / 2, end * (d / 2 - 50)])
    add(place, box(30, 30, d - 140, 4), tube(), [side * (w / 2 - 60), 180, 0])
  }
}

/** An open rack of steel boards. */
export const rack = (parent: Object3D, w: number, h: number, d: number, boards: number, at: Point): void => {
  const place = group(parent, at)
  for (const side of [-1, 1])
    for (const end of [-1, 1])
      add(place, box(34, h, 34, 3), paint(tones.slate), [side * (w / 2 - 17), h / 2, end * (d / 2 - 17)])
  for (let index = 0; index < boards; index += 1)
    add(place, box(w, 26, d, 3), metal(tones.steel, 0.45), [0, 120 + (index * (h - 160)) / (boards - 1), 0])
}

/** A steel cash box with a handle and a lock, standing at its place. */
export const cashBox = (parent: Object3D, at: Point, color: string = tones.green, turn = 0): void => {
  const place = group(parent, at, [0, turn, 0])
  add(place, box(300, 150, 220, 8), paint(color), [0, 75, 0])
  add(place, box(304, 4, 224, 2), matte('#0c0e10'), [0, 112, 0])
  add(place, box(110, 10, 12, 4), metal(), [0, 162, 0])
  for (const side of [-1, 1]) add(place, box(10, 14, 12, 3), metal(), [side * 50, 155, 0])
  add(place, cylinder(11, 6, 'z', 1), metal('#cbb27a', 0.3), [0, 88, 111])
}

const values = ['50 000 KHR', '100 USD', '50 SGD', '20 000 KHR'] as const

/** Banded bundles of training notes, side by side along x from the place to the right. */
export const bundles = (parent: Object3D, count: number, at: Point, layers = 1): void => {
  const place = group(parent, at)
  for (let index = 0; index < count; index += 1)
    for (let layer = 0; layer < layers; layer += 1) {
      const value = values[index % values.length] ?? values[0]
      const look = { value, height: 26, seed: index * 7 + layer, band: '#e9e3cf' }
      put(place, noteStack(look), [index * 84, layer * 27, (index % 2) * 4], [0, 90, 0])
    }
}

/** A shallow tray of plastic, open above. */
export const tray = (
  parent: Object3D,
  w: number,
  d: number,
  at: Point,
  color: string = colours.graphite,
): void => {
  const place = group(parent, at)
  add(place, plate(w, d, 6, { r: 10, axis: 'y' }), satin(color), [0, 3, 0])
  for (const side of [-1, 1]) {
    add(place, box(w, 40, 6, 3), satin(color), [0, 20, side * (d / 2 - 3)])
    add(place, box(6, 40, d, 3), satin(color), [side * (w / 2 - 3), 20, 0])
  }
}

/** A desk lamp with a bent arm that looks down to the right. */
export const lamp = (parent: Object3D, at: Point): void => {
  const place = group(parent, at)
  add(place, cylinder(85, 18, 'y', 4), paint(colours.graphite), [0, 9, 0])
  add(place, cylinder(9, 420, 'y'), metal(), [30, 220, 0], [0, 0, -8])
  add(place, cylinder(9, 330, 'x'), metal(), [205, 480, 0], [0, 0, 22])
  add(place, cylinder(60, 90, 'y', 30), paint(colours.graphite), [360, 520, 0], [0, 0, 14])
  add(place, cylinder(48, 6, 'y', 2), rubber('#f4efdf'), [349, 474, 0], [0, 0, 14])
}
