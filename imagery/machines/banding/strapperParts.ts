import { BoxGeometry, CylinderGeometry, Group, RingGeometry, type Object3D } from 'three'
import { add, box, cylinder, extrude, group, lathe, outline, put, type Point } from '../../kit/geometry.ts'
import { colours, glow, matte, metal, paint, rubber, satin, shell } from '../../kit/materials.ts'
import { noteStack } from '../../kit/notes.ts'
import { label } from '../../kit/print.ts'

/** A mounted roll of tape, its axle along z: the wound tape, the core and the hub that holds it. */
export const mountedRoll = (radius: number, width: number, color: string): Group => {
  const place = new Group()
  const tread = new CylinderGeometry(radius, radius, width, 120, 1, true).rotateX(Math.PI / 2)
  add(place, tread, paint(color))
  for (const end of [-1, 1]) {
    const side = new RingGeometry(55, radius, 120, 1)
    add(place, side, paint(color), [0, 0, (end * width) / 2], [0, end > 0 ? 0 : 180, 0])
  }
  for (const [index, r] of [62, 70, 77, 84].entries()) {
    if (r < radius)
      add(place, new RingGeometry(r, r + 0.8, 96, 1), matte('#8d7550'), [
        0,
        0,
        width / 2 + 0.1 + index * 0.02,
      ])
  }
  add(place, cylinder(56, width + 1, 'z', 0.6), satin('#4a5159'))
  add(place, cylinder(46, width + 6, 'z', 2), satin('#2b3036'))
  add(place, cylinder(14, width + 22, 'z', 3), metal('#c4c7ca', 0.3))
  for (let arm = 0; arm < 3; arm += 1) {
    const spoke = group(place, [0, 0, width / 2 + 3], [0, 0, arm * 120])
    add(spoke, box(9, 34, 4, 1.5), metal('#aeb3b7', 0.35), [0, 28, 0])
  }
  return place
}

/** A turning knob with a pointer, on a surface that faces +z. */
export const knob = (parent: Object3D, x: number, y: number, r: number, turn: number): void => {
  add(parent, cylinder(r * 1.32, 1.6, 'z', 0.4), matte('#0d0f11'), [x, y, 0.4])
  const place = group(parent, [x, y, 0], [0, 0, turn])
  add(place, cylinder(r, 14, 'z', 2.4), satin('#454d55'), [0, 0, 7])
  add(place, box(2.6, r * 0.7, 1, 0.4), paint('#f2f4f5'), [0, r * 0.55, 14])
  for (let mark = -4; mark <= 4; mark += 1) {
    const angle = (mark * 33 * Math.PI) / 180
    const at: Point = [x + Math.sin(angle) * r * 1.5, y + Math.cos(angle) * r * 1.5, 0.4]
    add(parent, new BoxGeometry(1.4, r * 0.22, 0.6), paint('#f2f4f5'), at, [0, 0, -mark * 33])
  }
}

/** A lamp behind a bezel, on a surface that faces +z. */
export const lamp = (parent: Object3D, x: number, y: number, r: number, color: string | undefined): void => {
  add(parent, cylinder(r * 1.4, 1.6, 'z', 0.4), matte('#0d0f11'), [x, y, 0.4])
  add(parent, cylinder(r, 3, 'z', 0.8), color === undefined ? satin('#565e66') : glow(color, 2.4), [
    x,
    y,
    1.4,
  ])
}

/** The arch a band runs in: inner opening w × h, its legs `leg` thick, open below, facing +z, on y = 0. */
export const arch = (w: number, h: number, leg: number, depth: number, color: string): Group => {
  const place = new Group()
  const [half, high] = [w / 2, h + leg]
  const shape = outline([
    [-half - leg, 0, 2],
    [-half, 0, 2],
    [-half, h, 14],
    [half, h, 14],
    [half, 0, 2],
    [half + leg, 0, 2],
    [half + leg, high, 26],
    [-half - leg, high, 26],
  ])
  add(place, extrude(shape, depth, 3), shell(color))
  const track = outline([
    [-half - 7, 1, 1],
    [-half + 0.8, 1, 1],
    [-half + 0.8, h - 0.8, 13],
    [half - 0.8, h - 0.8, 13],
    [half - 0.8, 1, 1],
    [half + 7, 1, 1],
    [half + 7, h + 7, 18],
    [-half - 7, h + 7, 18],
  ])
  add(place, extrude(track, depth * 0.62, 0.4), metal('#b6babd', 0.3), [0, 0, depth * 0.22])
  return place
}

/** A packet of notes lying, with a band round it, unless it still waits for one. */
export const packet = (value: string, height: number, band: string | undefined, seed = 4): Group =>
  noteStack({ height, value, seed, jitter: 0.9, band })

/** A sealed brick of ten packets: banded packets in a pouch, with straps round it; long side along x. */
export const brick = (w: number, d: number, h: number, strapped: boolean): Group => {
  const place = new Group()
  for (let layer = 0; layer < 5; layer += 1) {
    const y = layer * (h / 5)
    add(place, box(w, h / 5 - 1, d, 1), paint(layer % 2 === 0 ? '#d8d6c4' : '#c6cbb8'), [0, y + h / 10, 0])
    add(place, box(26, h / 5 - 0.6, d + 1, 0.5), paint('#0b7a66'), [0, y + h / 10, 0])
  }
  if (!strapped) return place
  for (const x of [-w * 0.3, w * 0.3]) add(place, box(8, h + 2, d + 3, 0.8), paint('#2e6fb2'), [x, h / 2, 0])
  return place
}

/** A round gauge with its pointer, on a surface that faces +z. */
export const gauge = (parent: Object3D, x: number, y: number, r: number, unit: string): void => {
  const place = group(parent, [x, y, 0])
  const rim = lathe([
    [0, 0],
    [r, 0],
    [r, 10],
    [r - 3, 13],
    [r - 6, 10],
    [r - 6, 8],
    [0, 8],
  ]).rotateX(Math.PI / 2)
  add(place, rim, metal('#a9adb1', 0.3))
  add(place, cylinder(r - 6, 1, 'z', 0.2), paint('#f6f6f2'), [0, 0, 8.2])
  for (let mark = -5; mark <= 5; mark += 1) {
    const angle = (mark * 25 * Math.PI) / 180
    const at: Point = [Math.sin(angle) * r * 0.66, Math.cos(angle) * r * 0.66, 9]
    add(place, new BoxGeometry(1.6, r * 0.16, 0.4), matte(), at, [0, 0, -mark * 25])
  }
  add(place, new BoxGeometry(2.4, r * 0.66, 1), paint(colours.red), [-r * 0.2, r * 0.14, 9.4], [0, 0, 52])
  put(place, label(unit, r * 0.24), [0, -r * 0.42, 9])
}

/** The belt that brings the packets, folded up beside the machine. */
export const foldedBelt = (parent: Object3D, x: number, low: number, high: number, depth: number): void => {
  const length = high - low
  for (const leaf of [0, 1]) {
    const place = group(parent, [x - leaf * 19, low + length / 2, 0])
    add(place, box(13, length, depth, 6), rubber('#24282c'))
    for (const end of [-1, 1]) {
      add(place, box(16, length - 6, 8, 3), metal('#aeb3b7', 0.35), [0, 0, end * (depth / 2 + 3)])
      add(place, cylinder(8, depth + 2, 'z', 2), metal('#c4c7ca', 0.3), [0, (end * length) / 2 - end * 9, 0])
    }
  }
  for (const end of [-1, 1])
    add(parent, cylinder(12, 14, 'z', 2), satin('#2b3036'), [x - 9, high - 12, end * (depth / 2 + 4)])
}
