import type { Group, Material } from 'three'
import { add, box, cylinder, group, plate, type Point } from '../../kit/geometry.ts'
import { glow, gloss, matte, metal, rubber, satin } from '../../kit/materials.ts'

/** Doors of steel and what locks them; each faces +z, at its surface z = 0. */

/** A plate with a cylinder lock and a lever. */
export const lever = (parent: Group, at: Point): void => {
  const place = group(parent, at)
  add(place, plate(64, 150, 6, { r: 16, bevel: 1.8 }), metal('#a9adb1', 0.36), [0, 0, 2])
  add(place, cylinder(17, 8, 'z', 1.4), metal('#d5d7d9', 0.22), [0, 38, 6])
  add(place, box(4, 16, 2, 0.6), matte('#0c0d0f'), [0, 38, 10])
  add(place, box(15, 74, 20, 7), metal('#8f9499', 0.3), [0, -26, 12])
}

/** An electronic lock: a dark pad with twelve keys, a lamp and a turning handle below. */
export const codeLock = (parent: Group, at: Point, size = 1): void => {
  const place = group(parent, at)
  place.scale.setScalar(size)
  add(place, plate(78, 104, 16, { r: 14, bevel: 3 }), gloss('#14171a'), [0, 0, 7])
  for (let index = 0; index < 12; index += 1) {
    const spot: Point = [((index % 3) - 1) * 20, 12 - Math.floor(index / 3) * 18, 16]
    add(place, box(14, 12, 4, 2.4), satin('#555d66'), spot)
  }
  add(place, plate(46, 12, 2, { r: 3, bevel: 0.5 }), matte('#06221d'), [-5, 36, 15])
  add(place, cylinder(4, 3, 'z', 0.8), glow('#2fd0b0', 2.2), [27, 36, 15])
  add(place, cylinder(33, 12, 'z', 2), metal('#b9bdc1', 0.3), [0, -108, 6])
  add(place, cylinder(15, 30, 'z', 3), metal('#d5d7d9', 0.24), [0, -108, 18])
  for (const angle of [90, 210, 330]) {
    const arm = group(place, [0, -108, 30], [0, 0, angle])
    add(arm, cylinder(5, 44, 'x', 2), metal('#d5d7d9', 0.24), [22, 0, 0])
    add(arm, cylinder(8.5, 16, 'x', 4), rubber('#22262a'), [46, 0, 0])
  }
}

interface Door {
  readonly w: number
  readonly h: number
  readonly t: number
  readonly paint: Material
  readonly hinge?: -1 | 1
}

/** A steel door with its gap and hinges, its front at z = 0. */
export const steelDoor = (parent: Group, at: Point, { w, h, t, paint: skin, hinge = -1 }: Door): Group => {
  const place = group(parent, at)
  add(place, box(w + 5, h + 5, 4, 2), matte('#0b0c0e'), [0, 0, -t - 2])
  add(place, plate(w, h, t, { r: 8, bevel: 2.4 }), skin, [0, 0, -t / 2])
  for (const y of [-0.33, 0.33]) {
    add(place, cylinder(8, h * 0.11, 'y', 1.5), metal('#8f9499', 0.34), [hinge * (w / 2 - 3), y * h, 0])
  }
  return place
}
