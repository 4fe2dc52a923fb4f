import { Group } from 'three'
import type { Machines, Model, Size } from './model.ts'
import { add, box, cylinder, extrude, group, outline, plate, put } from '../kit/geometry.ts'
import { colours, gloss, glow, matte, metal, paint, rubber, satin, shell } from '../kit/materials.ts'
import { label, line, sheet } from '../kit/print.ts'

/** The foot with two legs folded out, its keys and the name. */
const base = (object: Group, { name, w, d }: Size): void => {
  const back = -d / 2
  add(object, box(95, 26, 110, 7), shell(), [0, 17, back + 55])
  add(object, box(80, 8, 92, 3), matte(), [0, 4, back + 55])
  for (const side of [-1, 1]) {
    add(object, box(22, 12, 150, 5), satin(), [side * (w / 2 - 11), 9, back + 120])
    add(object, cylinder(12, 20, 'y', 2), satin('#3b4148'), [side * (w / 2 - 14), 13, back + 52])
    add(object, box(30, 10, 22, 4), satin(), [side * 50, 10, back + 52])
    add(object, cylinder(8, 3, 'y'), rubber(), [side * (w / 2 - 12), 1.6, back + 184])
  }
  put(object, label(name, 13, { color: colours.ink, tracking: 0.03 }), [0, 18, back + 110.3])
  add(object, box(88, 2.6, 3, 1), paint(colours.accent), [0, 27, back + 109])
  const top = group(object, [0, 30.2, back + 78], [-90, 0, 0])
  add(top, plate(74, 30, 1.6, { r: 8, bevel: 0.5 }), gloss())
  const key = plate(24, 18, 2.4, { r: 6, bevel: 0.8 })
  add(top, key, shell(colours.accent), [-20, 0, 1])
  add(top, cylinder(5, 1.6, 'z', 0.5), shell('#f2f4f5'), [-20, 0, 2])
  for (const x of [10, 20, 30]) add(top, cylinder(2.4, 1.6, 'z', 0.4), glow('#35d08f', 1.8), [x, 0, 0.8])
  add(object, plate(12, 6, 2, { r: 2.8, bevel: 0.4 }), matte('#0a0b0c'), [0, 14, back], [0, 180, 0])
}

/** The head: camera lens, lights to both sides, all looking down. */
const head = (object: Group, z: number, y: number): void => {
  const place = group(object, [0, y, z])
  add(place, box(84, 26, 62, 9), shell(), [0, 0, 0])
  add(place, box(70, 3, 48, 1.4), satin(), [0, 13, -2])
  const below = group(place, [0, -13, 0], [90, 0, 0])
  add(below, plate(76, 52, 2, { r: 9, bevel: 0.5 }), gloss())
  add(below, cylinder(13, 9, 'z', 1.6), satin('#22262b'), [0, 0, 4])
  add(below, cylinder(8.5, 2, 'z', 0.6), gloss('#0b1420'), [0, 0, 8.4])
  for (const side of [-1, 1])
    add(below, plate(10, 38, 2, { r: 4, bevel: 0.5 }), glow('#fff6e2', 2.4), [side * 28, 0, 1.2])
  add(place, box(50, 2.6, 3, 1), paint(colours.accent), [0, 2, 30.4])
}

const card = (object: Group, z: number): void => {
  const [w, h] = [104, 72]
  const svg = [
    `<rect width="${w}" height="${h}" fill="#fbfaf5"/><rect width="${w}" height="14" fill="#0b7a66"/>`,
    line('SIGNATURE CARD', 5, 10, 7.4, { color: '#ffffff', weight: 600 }),
    '<path d="M5 26H62M5 36H62M5 46H50" stroke="#8fa09a" stroke-width="1.6"/>',
    '<rect x="72" y="20" width="27" height="34" fill="#dfe7e3"/>',
    '<path d="M8 62c6-10 9-10 10 0s6-12 11-4 6-6 12 0 12-6 18 0" fill="none" stroke="#22406b" stroke-width="1.3"/>',
  ].join('')
  add(object, box(w, 0.8, h, 0.3), paint('#f4f2ea'), [0, 0.5, z])
  put(object, sheet(w, h, svg, 8), [0, 1, z], [-90, 0, 0])
}

const documentScanner = (look: Size): Model => {
  const { d, h } = look
  const object = new Group()
  const [back, front] = [-d / 2, d / 2]
  const column = back + 34
  base(object, look)
  add(object, box(46, 300, 30, 8), satin(), [0, 28 + 150, column])
  add(object, box(30, 220, 2, 0.8), shell(), [0, 176, column + 15])
  add(object, cylinder(19, 60, 'x', 2), metal('#9aa0a5', 0.34), [0, h - 32, column])
  add(object, cylinder(13, 63, 'x', 2), satin('#22262b'), [0, h - 32, column])
  const arm = outline([
    [column - 14, h - 44, 12],
    [column - 10, h - 14, 14],
    [front - 60, h - 2, 10],
    [front - 34, h - 4, 8],
    [front - 36, h - 22, 6],
    [front - 70, h - 24, 8],
  ])
  add(object, extrude(arm, 40, 4, 'x'), shell())
  head(object, front - 31.5, h - 24)
  card(object, front - 60)
  return {
    object,
    detail: { target: [0, h - 20, front - 62], size: 160, azimuth: 24, elevation: -14 },
    level: true,
  }
}

/** Document scanners. */
export const scanners: Machines = {
  'ds-16': () => documentScanner({ name: 'DS 16', w: 150, d: 295, h: 372 }),
}
