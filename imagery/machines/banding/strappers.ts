import { BoxGeometry, Group, type Object3D } from 'three'
import { add, box, cylinder, extrude, group, outline, plate, put } from '../../kit/geometry.ts'
import { colours, gloss, glow, matte, metal, paint, satin, shell } from '../../kit/materials.ts'
import { backPanel, castor, feet, key, slits } from '../../kit/parts.ts'
import { clearPlastic, label } from '../../kit/print.ts'
import { screen } from '../../kit/screen.ts'
import type { Machines, Model, Size } from '../model.ts'
import { arch, brick, foldedBelt, gauge, knob, lamp, mountedRoll, packet } from './strapperParts.ts'

/** What the operator of a desktop bander sets: tension, heat in four steps, start. */
const benchPanel = (parent: Object3D, w: number): void => {
  add(parent, plate(w, 74, 5, { r: 10, bevel: 1.4 }), gloss('#15181c'))
  const face = group(parent, [0, 0, 2.5])
  knob(face, -w * 0.34, 2, 18, -40)
  for (const [index, lit] of [true, true, false, false].entries())
    lamp(face, -w * 0.1 + index * 15, 18, 4.4, lit ? colours.amber : undefined)
  key(face, [-w * 0.02, -12], [46, 20], 'HEAT')
  key(face, [w * 0.29, 2], [66, 40], 'START', { color: colours.accent, ink: '#ffffff', size: 14 })
  put(face, label('N', 8, { color: '#f2f4f5' }), [-w * 0.34, -27, 0.4])
}

const benchBody = (parent: Object3D, { w, d }: Size, table: number, rear: number): void => {
  const [front, back] = [d / 2 - 2, -d / 2 + 3]
  const side = outline([
    [front, 8, 10],
    [front - 4, 70, 12],
    [front - 34, table, 14],
    [-26, table, 4],
    [-26, table - 48, 6],
    [-52, table - 48, 6],
    [-52, rear, 18],
    [back, rear, 26],
    [back, 8, 10],
  ])
  const cheek = 20
  for (const end of [-1, 1])
    add(parent, extrude(side, cheek, 4, 'x'), shell(), [(end * (w - cheek)) / 2, 0, 0])
  const core = outline([
    [front - 4, 12, 6],
    [front - 8, 70, 10],
    [front - 38, table - 3, 10],
    [-29, table - 3, 3],
    [-29, table - 52, 3],
    [-56, table - 52, 3],
    [-56, rear - 4, 14],
    [back + 3, rear - 4, 20],
    [back + 3, 12, 6],
  ])
  add(parent, extrude(core, w - 2 * cheek - 1.6, 1, 'x'), satin())
}

/** A bander for the counter: the packet is pushed through the arch by hand, the roll is behind it. */
const benchBander = (size: Size): Model => {
  const object = new Group()
  const { w, d, h } = size
  const table = 148
  benchBody(object, size, table, h * 0.74)
  feet(object, w - 60, d - 70)
  const x = -42
  const top = plate(w - 46, 122, 4, { r: 6, axis: 'y' })
  add(object, top, metal('#b9bdc0', 0.36), [0, table - 0.4, 44])
  put(object, arch(104, h - table - 28, 24, 46, colours.white), [x, table + 1, 14])
  add(object, box(150, 2.6, 3, 1), paint(colours.accent), [x, h - 16, 38])
  put(object, packet('20 000 KHR', 17, undefined), [x, table + 3, 62], [0, 90, 0])
  const roll = put(object, mountedRoll(84, 30, '#c0935f'), [w / 2 - 98, table + 52, -34])
  roll.scale.z = 0.66
  add(object, cylinder(10, 46, 'z', 1.5), metal('#c4c7ca', 0.3), [x - 52, table + 44, -34])
  benchFront(object, size)
  for (const side of [-1, 1]) put(object, slits(12, 44, 8.4), [(side * w) / 2, 66, -60], [0, side * 90, 0])
  put(object, backPanel(), [0, 70, -d / 2 + 2.4], [0, 180, 0])
  return { object, detail: { target: [x + 10, table + 40, 40], size: 230, azimuth: -24, elevation: 24 } }
}

/** The sloping panel and, below it, the door of the tape path. */
const benchFront = (object: Object3D, { name, w, d }: Size): void => {
  const panel = group(object, [0, 106, d / 2 - 18], [-24, 0, 0])
  benchPanel(panel, w - 48)
  put(object, label(name, 28, { color: '#ffffff' }), [-w * 0.25, 40, d / 2 - 6.6], [-3.9, 0, 0])
  const door = group(object, [w * 0.18, 39, d / 2 - 4], [-3.5, 0, 0])
  add(door, plate(130, 44, 3, { r: 7, bevel: 1 }), satin('#3a4149'))
  add(door, plate(44, 9, 2, { r: 4.5, bevel: 0.5 }), matte('#0d0f11'), [0, 12, 1.4])
}

/** The guarded arch: a tower on the table with an opening that the packets run through along x. */
const guardedArch = (parent: Object3D, x: number, table: number, high: number, depth: number): void => {
  const opening = { x: 0, y: -high / 2 + 78, w: 140, h: 148, r: 12 }
  const tower = plate(depth, high, 132, { r: 22, bevel: 4, openings: [opening], axis: 'z' })
  const place = group(parent, [x, table + high / 2, -20], [0, 90, 0])
  add(place, tower, shell())
  const rim = plate(156, 164, 4, { r: 18, openings: [{ ...opening, y: 0 }] })
  add(place, rim, metal('#b6babd', 0.3), [0, opening.y + 2, 65])
  for (const side of [-1, 1])
    add(place, box(10, 74, 120, 3), metal('#8f9499', 0.35), [side * 58, -high / 2 + 42, 0])
  add(place, box(110, 16, 110, 4), metal('#8f9499', 0.35), [0, -high / 2 + 128, 0])
  add(place, box(156, 3, 4, 1), paint(colours.accent), [0, opening.y + 90, 65.6])
}

const twoRolls = (parent: Object3D, { w }: Size): void => {
  const place = group(parent, [w / 2 - 3, 112, 0], [0, 90, 0])
  add(place, plate(400, 186, 3, { r: 14, bevel: 0.8 }), matte('#14171a'), [0, 0, -12])
  for (const [index, color] of ['#f1eee3', '#c0935f'].entries())
    put(place, mountedRoll(index === 0 ? 88 : 78, 18, color), [index === 0 ? -98 : 98, 0, -4]).scale.set(
      1,
      1,
      0.6,
    )
}

/** An automatic bander: packets come from a belt, run through the guarded arch and leave at the right. */
const automaticBander = (size: Size): Model => {
  const object = new Group()
  const { w, d, h, name } = size
  const table = 216
  const cabin = plate(d - 6, table - 14, w - 70, { r: 12, bevel: 3 })
  add(object, cabin, satin(), [0, 12 + (table - 14) / 2, 0], [0, 90, 0])
  const openings = [{ w: 408, h: 194, r: 16 }]
  const right = plate(d, table - 8, 34, { r: 14, bevel: 3.4, openings })
  add(object, right, shell(), [w / 2 - 20, 8 + (table - 8) / 2, 0], [0, 90, 0])
  const left = plate(d, table - 8, 34, { r: 14, bevel: 3.4 })
  add(object, left, shell(), [-w / 2 + 60, 8 + (table - 8) / 2, 0], [0, 90, 0])
  twoRolls(object, size)
  feet(object, w - 150, d - 80, 0, 14, 10)
  add(object, plate(w - 64, d - 24, 4, { r: 10, axis: 'y' }), metal('#b9bdc0', 0.36), [18, table + 1, 0])
  foldedBelt(object, -w / 2 + 29, 96, h - 8, 190)
  guardedArch(object, -36, table + 2, h - table - 2, 300)
  put(object, packet('100 USD', 17, colours.accent, 6), [132, table + 4, -10], [0, 84, 0])
  put(object, packet('100 USD', 17, colours.accent, 8), [130, table + 21, -12], [0, 92, 0])
  put(object, packet('100 USD', 17, undefined, 9), [-158, table + 4, -14], [0, 90, 0])
  automaticFront(object, size, table, name)
  put(object, slits(20, 54, 9.4), [-80, 110, -d / 2 + 3], [0, 180, 0])
  put(object, backPanel(), [130, 100, -d / 2 + 2.4], [0, 180, 0])
  return { object, detail: { target: [20, table + 92, 60], size: 330, azimuth: 34, elevation: 22 } }
}

const automaticFront = (object: Object3D, { d, h }: Size, table: number, name: string): void => {
  const face = group(object, [-36, (table + h) / 2 + 12, 130])
  add(face, plate(128, 190, 6, { r: 12, bevel: 1.4 }), gloss('#15181c'), [0, 2, 1])
  const shown = { title: 'Bands', figure: ['USD 100', '318'], buttons: ['Double', 'START'] } as const
  put(face, screen(114, 92, shown), [0, 40, 4.4])
  key(group(face, [0, 0, 4]), [0, -34], [108, 32], 'START', { color: colours.accent, ink: '#ffffff' })
  key(group(face, [0, 0, 4]), [0, -72], [108, 24], 'STOP', { color: '#7c2226', ink: '#ffffff' })
  const front = d / 2 - 3
  add(object, plate(200, 150, 4, { r: 10, bevel: 1.2 }), satin('#3a4149'), [86, 108, front])
  add(object, plate(60, 12, 2, { r: 6, bevel: 0.6 }), matte('#0d0f11'), [86, 168, front + 2])
  put(object, label(name, 34, { color: '#ffffff' }), [-106, 150, front + 0.6])
  put(object, label('Automatic banding', 15, { color: '#c9cfd4', weight: 500 }), [-106, 116, front + 0.6])
}

/** The column over the chamber with its spindle, screen and gauge. */
const pressColumn = (parent: Object3D, { w, d, h, name }: Size, table: number): void => {
  const high = h - table
  const back = -d / 2 + 92
  add(parent, box(w - 8, high, 176, 18), shell(), [0, table + high / 2, back])
  add(parent, box(300, 118, 250, 18), shell(), [-170, h - 62, back + 150])
  add(parent, box(300, 4, 252, 1.5), paint(colours.accent), [-170, h - 124, back + 150])
  add(parent, cylinder(30, 90, 'y', 3), metal('#c4c7ca', 0.25), [-170, h - 160, back + 168])
  add(parent, box(196, 18, 110, 4), metal('#aeb3b7', 0.3), [-170, h - 208, back + 168])
  const face = group(parent, [170, h - 132, back + 88])
  add(face, plate(310, 220, 6, { r: 16, bevel: 1.6 }), gloss('#15181c'), [0, -6, 1])
  const shown = {
    title: 'Cycle',
    aside: 'mbar',
    figure: ['Vacuum', '20'],
    buttons: ['Straps 2', 'Ready'],
  } as const
  put(face, screen(176, 112, shown), [-56, 30, 4.4])
  gauge(group(face, [0, 0, 3]), 92, 32, 46, 'kN')
  put(face, label(name, 40, { color: '#ffffff' }), [-70, -78, 4.4])
  lamp(group(face, [0, 0, 4]), 66, -78, 10, '#19b394')
  lamp(group(face, [0, 0, 4]), 112, -78, 10, undefined)
}

/** The chamber with its clear lid: in it a brick under the press. */
const chamber = (parent: Object3D, x: number, y: number, z: number): void => {
  add(parent, plate(270, 240, 14, { r: 14, bevel: 2, axis: 'y' }), metal('#aeb3b7', 0.34), [x, y + 7, z])
  put(parent, brick(190, 95, 118, false), [x, y + 15, z])
  const wall = clearPlastic()
  for (const side of [-1, 1]) add(parent, box(4, 134, 214, 1.5), wall, [x + side * 122, y + 82, z])
  add(parent, box(244, 134, 4, 1.5), wall, [x, y + 82, z + 106])
  add(parent, box(250, 8, 8, 2), satin(), [x, y + 150, z + 108])
  for (const side of [-1, 1]) add(parent, box(8, 8, 222, 2), satin(), [x + side * 122, y + 150, z])
  add(parent, box(90, 12, 14, 5), satin(), [x, y + 150, z + 120])
}

/** The floor cabinet with its doors and the two buttons of the two-hand start. */
const pressBase = (parent: Object3D, { w, d }: Size, table: number): void => {
  const low = 96
  add(parent, box(w, table - low, d - 22, 14), shell(colours.graphite), [0, (table + low) / 2, -10])
  add(parent, box(w, 30, d, 10), shell(), [0, table - 8, 0])
  for (const side of [-1, 1]) {
    const leaf = plate(w / 2 - 18, table - low - 90, 14, { r: 10, bevel: 2.4 })
    const x = side * (w / 4 - 4)
    add(parent, leaf, shell(), [x, (table + low) / 2 - 26, d / 2 - 18])
    add(parent, plate(14, 150, 10, { r: 6, bevel: 2 }), metal('#8f9499', 0.3), [side * 34, 560, d / 2 - 6])
    for (const end of [-1, 1]) castor(parent, side * (w / 2 - 70), end * (d / 2 - 80), 90)
    const hand = group(parent, [side * (w / 2 - 62), table + 7, d / 2 - 52], [-90, 0, 0])
    add(hand, cylinder(36, 6, 'z', 1.5), satin('#15181c'), [0, 0, 2])
    add(hand, cylinder(25, 20, 'z', 6), paint(colours.accent), [0, 0, 12])
    put(parent, slits(14, 70, 10.5, 5), [(side * w) / 2, 220, -60], [0, side * 90, 0])
  }
  add(parent, plate(190, 84, 3, { r: 4, bevel: 0.8 }), metal('#b6babd', 0.4), [-w / 4 + 4, 330, d / 2 - 10])
  add(parent, new BoxGeometry(168, 62, 1), paint('#f7f6f0'), [-w / 4 + 4, 332, d / 2 - 8.2])
  put(parent, label('Brick 0418', 24), [-w / 4 + 4, 334, d / 2 - 7.4])
  add(parent, box(w - 120, 4, 6, 1), glow(colours.accent, 1.4), [0, table - 36, d / 2 - 20])
}

/** A press on castors: a brick under vacuum in the chamber at the left, the strap head at the right. */
const bundlePress = (size: Size): Model => {
  const object = new Group()
  const { d } = size
  const table = 790
  pressBase(object, size, table)
  pressColumn(object, size, table)
  chamber(object, -170, table + 8, -2)
  const head = put(object, arch(224, 168, 26, 40, colours.light), [170, table + 7, -44])
  head.scale.y = 0.86
  put(object, brick(180, 92, 88, true), [170, table + 8, 74])
  add(object, plate(280, 220, 4, { r: 8, axis: 'y' }), metal('#b9bdc0', 0.36), [170, table + 7, 40])
  put(object, backPanel(), [200, 300, -d / 2 + 0.6], [0, 180, 0])
  put(object, slits(24, 90, 11, 5), [-120, 320, -d / 2 + 0.8], [0, 180, 0])
  const detail = { target: [-40, table + 110, 60], size: 620, azimuth: -20, elevation: 18 } as const
  return { object, detail, level: true }
}

/** Banding and strapping machines SM 10 to SM 50. */
export const strappers: Machines = {
  'sm-10': () => benchBander({ name: 'SM 10', w: 308, d: 322, h: 296 }),
  'sm-30': () => automaticBander({ name: 'SM 30', w: 548, d: 436, h: 472 }),
  'sm-50': () => bundlePress({ name: 'SM 50', w: 720, d: 640, h: 1180 }),
}
