import { Group, type Object3D } from 'three'
import { add, box, cylinder, group, plate, put, type Point } from '../kit/geometry.ts'
import { colours, matte, metal, paint, rubber, satin } from '../kit/materials.ts'
import { decal } from '../kit/print.ts'
import type { Scene } from '../machines/model.ts'
import { coinSorters } from '../machines/coinSorters/coinSorters.ts'
import { counters } from '../machines/counters/counters.ts'
import { bundles, lamp, room, table, tones, tray } from './furniture.ts'
import { place } from './place.ts'

const high = 860
const chrome = metal('#9aa0a5', 0.3)

/** A screwdriver along x. */
const screwdriver = (parent: Object3D, at: Point, turn: Point, color: string, length = 110): void => {
  const tool = group(parent, at, turn)
  add(tool, cylinder(11, 90, 'x', 5), paint(color), [0, 0, 0])
  add(tool, cylinder(3, length, 'x', 0.4), metal(), [45 + length / 2, 0, 0])
}

/** A spanner along y, its open end above. */
const spanner = (parent: Object3D, at: Point, length: number): void => {
  const tool = group(parent, at)
  add(tool, plate(14, length, 6, { r: 6 }), chrome)
  add(tool, plate(34, 34, 7, { r: 15, openings: [{ w: 14, h: 14, r: 3 }] }), chrome, [0, length / 2, 0])
  add(tool, plate(30, 30, 7, { r: 14, openings: [{ w: 13, h: 13, r: 6 }] }), chrome, [0, -length / 2, 0])
}

const holes = Array.from({ length: 36 * 18 }, (_, index) => {
  const [x, y] = [25 + (index % 36) * 50, 25 + Math.floor(index / 36) * 50]
  return `<circle cx="${x}" cy="${y}" r="4" fill="#22282b" fill-opacity=".55"/>`
}).join('')

const rules = Array.from({ length: 17 }, (_, index) => {
  const at = 25 + index * 50
  return `<path d="M${at} 0V500M0 ${Math.min(at, 475)}H850" stroke="#d8e6df" stroke-opacity=".4" stroke-width="1.4"/>`
}).join('')

/** The board with the tools above a bench, 1.8 × 0.9 m. */
const toolBoard = (parent: Object3D, at: Point): void => {
  const wall = group(parent, at)
  add(wall, box(1800, 900, 18, 4), satin('#c9cdc8'))
  put(wall, decal(1800, 900, holes), [0, 0, 9.6])
  for (let index = 0; index < 7; index += 1)
    spanner(wall, [-700 + index * 78, 200 - index * 12, 16], 250 - index * 24)
  for (let index = 0; index < 5; index += 1)
    screwdriver(
      wall,
      [60 + index * 74, 250, 26],
      [0, 0, -90],
      index % 2 ? colours.amber : colours.accent,
      100 + index * 14,
    )
  for (const side of [-1, 1])
    add(wall, box(20, 200, 14, 6), rubber(), [640 + side * 34, 250, 24], [0, 0, side * 9])
  add(wall, box(90, 110, 16, 8), chrome, [640, 370, 22])
  for (const [index, x] of [-640, -380, -120, 140].entries())
    add(wall, box(220, 110, 130, 10), paint(index % 2 ? tones.slate : tones.green), [x, -250, 74])
}

/** A workshop's bench: two machines in service, tools on the wall, a lamp and a mat. */
export const workshop = (): Scene => {
  const object = new Group()
  room(object, 4600, 2600, 3000, '#e2e0d8')
  toolBoard(object, [-60, 1480, 14])
  table(object, 2300, 800, high, [0, 0, 520])
  add(object, plate(850, 500, 4, { r: 12, axis: 'y' }), matte('#1d5a4e'), [-60, high + 2, 590])
  put(object, decal(850, 500, rules), [-60, high + 5.4, 590], [-90, 0, 0])
  place(object, counters, 'vc-520', [-190, high + 4, 520], 24)
  place(object, coinSorters, 'kc-220', [640, high, 480], -18)
  lamp(object, [-760, high, 420])
  tray(object, 240, 160, [190, high + 4, 640], tones.slate)
  for (let index = 0; index < 3; index += 1)
    add(object, cylinder(18 + index * 7, 12, 'y', 2), metal('#c4c7ca', 0.3), [
      120 + index * 62,
      high + 14,
      640,
    ])
  screwdriver(object, [20, high + 16, 790], [0, 24, 0], colours.amber)
  screwdriver(object, [130, high + 16, 770], [0, -8, 0], colours.accent, 140)
  bundles(object, 2, [-600, high, 720])
  return {
    object,
    camera: { position: [560, 1520, 2850], target: [-20, 1120, 300], fov: 29, shift: [0, 0] },
  }
}
