import { BoxGeometry, Group, type BufferGeometry, type Object3D } from 'three'
import { add, box, cylinder, group, plate, put, type Point } from './geometry.ts'
import { colours, gloss, matte, metal, paint, rubber, shell } from './materials.ts'
import { label } from './print.ts'

/** A rubber foot on the ground. */
export const foot = (parent: Object3D, x: number, z: number, r = 11, h = 8) =>
  add(parent, cylinder(r, h, 'y', 1.2), rubber(), [x, h / 2, z])

/** Four feet under a body of w × d mm. */
export const feet = (parent: Object3D, w: number, d: number, z = 0, r = 11, h = 8): void => {
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) foot(parent, (side * w) / 2, z + (end * d) / 2, r, h)
  }
}

const row = (slit: BufferGeometry, count: number, pitch: number): Group => {
  const slits = new Group()
  for (let index = 0; index < count; index += 1)
    add(slits, slit, matte('#0c0d0f'), [(index - (count - 1) / 2) * pitch, 0, 0])
  return slits
}

/** A row of upright slits facing +z, `length` high, `pitch` apart, their edges bevelled. */
export const vents = (count: number, length: number, pitch: number, width = 3.2): Group =>
  row(plate(width, length, 1.2, { r: width / 2, bevel: 0.3 }), count, pitch)

/** The same without bevels, of fewer triangles: for machines with many of them. */
export const slits = (count: number, length: number, pitch: number, width = 4): Group =>
  row(plate(width, length, 1.2, { r: width / 2, bevel: 0 }), count, pitch)

/** A castor with its brake, the wheel on the ground, its plate `height` above it. */
export const castor = (parent: Object3D, x: number, z: number, height: number): void => {
  add(parent, cylinder(height / 2 - 4, 24, 'x', 4), rubber(), [x, height / 2 - 4, z])
  add(parent, cylinder(14, 27, 'x', 1), metal('#8f9499', 0.35), [x, height / 2 - 4, z])
  for (const side of [-1, 1])
    add(parent, new BoxGeometry(4, height * 0.7, 30), metal('#8f9499', 0.35), [
      x + side * 16,
      height * 0.62,
      z,
    ])
  add(parent, new BoxGeometry(60, 6, 60), metal('#8f9499', 0.35), [x, height - 3, z])
  add(parent, new BoxGeometry(20, 6, 24), paint(colours.red), [x, height * 0.5, z + 34], [20, 0, 0])
}

/** A slotted screw facing +z. */
export const screw = (parent: Object3D, at: Point, turn?: Point, r = 2.6): void => {
  const place = group(parent, at, turn)
  add(place, cylinder(r, 1.2, 'z', 0.4), metal('#9aa0a5', 0.35))
  add(place, box(r * 1.1, 0.6, 0.4, 0.1), matte(), [0, 0, 0.55])
}

interface KeyLook {
  color?: string
  ink?: string
  /** Height of the legend in mm. */
  size?: number
}

/** A key with its legend, on a surface that faces +z. */
export const key = (
  parent: Object3D,
  [x, y]: readonly [number, number],
  [w, h]: readonly [number, number],
  legend: string,
  { color = '#3a4047', ink = '#f2f4f5', size = h * 0.42 }: KeyLook = {},
): void => {
  add(parent, plate(w + 1.6, h + 1.6, 0.8, { r: 3.6, bevel: 0.2 }), matte('#0d0f11'), [x, y, 0.1])
  add(parent, plate(w, h, 3.4, { r: 3, bevel: 1 }), shell(color), [x, y, 1.7])
  put(parent, label(legend, size, { color: ink }), [x, y, 3.46])
}

/**
 * What every mains machine has behind: socket, switch, plate and
 * ports, on a surface that faces +z, 150 × 60 mm.
 */
export const backPanel = (): Group => {
  const panel = new Group()
  add(panel, plate(150, 60, 2, { r: 4, bevel: 0.6 }), matte('#23272b'))
  add(panel, plate(48, 30, 3, { r: 4, bevel: 0.8 }), gloss('#0c0e10'), [-45, 4, 1.2])
  add(panel, plate(18, 26, 4, { r: 2, bevel: 0.8 }), matte('#0a0b0c'), [-8, 4, 1.6])
  for (const [index, name] of ['USB', 'LAN', 'RS-232'].entries()) {
    const x = 18 + index * 22
    add(panel, plate(15, 12, 3, { r: 1.5, bevel: 0.5 }), metal('#8f9499', 0.35), [x, 8, 1])
    put(panel, label(name, 4, { color: colours.light }), [x, -4, 1.1])
  }
  for (const side of [-1, 1]) screw(panel, [side * 70, 24, 1.4])
  return panel
}
