import { Group, type Object3D } from 'three'
import { add, box, cylinder, extrude, group, outline, plate, put, type Corner } from '../../kit/geometry.ts'
import { colours, gloss, glow, matte, metal, paint, satin, shell } from '../../kit/materials.ts'
import { backPanel, feet, slits } from '../../kit/parts.ts'
import { clearPlastic, label } from '../../kit/print.ts'
import { screen } from '../../kit/screen.ts'
import type { Model, Size } from '../model.ts'
import { bag, coinRoll, heap, hopper, keypad } from './coinSorterParts.ts'

const tiers = [
  { shelf: 462, tags: ['5c', '10c', '20c', '50c', '$1'] },
  { shelf: 206, tags: ['5c', '10c', '$1', 'OUT'] },
] as const

/** Nine bags in two tiers, each on its shelf: five above, three and the one for refused coins below. */
const bags = (parent: Object3D, w: number, d: number): void => {
  for (const [tier, { shelf, tags }] of tiers.entries()) {
    const pitch = (w - 84) / tags.length
    add(parent, box(w - 62, 16, d - 30, 4), metal('#9da2a6', 0.4), [0, shelf - 8, 0])
    for (const [index, tag] of tags.entries()) {
      const x = (index - (tags.length - 1) / 2) * pitch
      const cloth = tag === 'OUT' ? '#b98274' : '#cfc3a6'
      put(parent, bag(72, 200, cloth, tag, 5 * tier + index), [x, shelf + 202, d * 0.24])
      add(parent, cylinder(44, 46, 'y', 2), metal('#b4b8bb', 0.28), [x, shelf + 222, d * 0.24])
      add(parent, box(116, 12, 130, 4), satin('#4a5159'), [x, shelf + 192, d * 0.24 - 40])
    }
  }
}

/** The head of the bag sorter: display and hopper on a sloping top. */
const sorterHead = (parent: Object3D, { w, d, h, name }: Size, low: number): void => {
  const [front, back] = [d / 2 - 8, -d / 2 + 8]
  const top = h - 112
  const core = outline([
    [front, low, 8],
    [front, low + 112, 16],
    [front - 170, top, 30],
    [back, top, 20],
    [back, low, 8],
  ])
  add(parent, extrude(core, w - 64, 3, 'x'), satin())
  add(parent, box(w - 66, 4, 4, 1), paint(colours.accent), [0, low + 14, front + 0.6])
  const rise = top - low - 112
  const lean = (-Math.atan2(170, rise) * 180) / Math.PI
  const slope = group(parent, [0, low + 112 + rise / 2, front - 85], [lean, 0, 0])
  add(slope, plate(470, 168, 8, { r: 16, bevel: 1.8 }), gloss('#15181c'), [-134, 4, 0])
  const shown = {
    title: 'Deposit',
    aside: 'SGD',
    figure: ['Counted', '1 862.40'],
    buttons: ['Bags', 'START'],
  } as const
  put(slope, screen(234, 146, shown), [-236, 4, 4.4])
  keypad(group(slope, [16, 4, 3.6]), 150, 148)
  put(parent, label(name, 44, { color: '#ffffff' }), [-w / 2 + 150, low + 66, front + 0.5])
  const tray = group(parent, [w / 2 - 170, low + 62, front])
  add(tray, plate(196, 62, 6, { r: 8, bevel: 1.6 }), satin('#3a4149'), [0, 0, 1])
  add(tray, plate(74, 12, 4, { r: 6, bevel: 1 }), matte('#0d0f11'), [0, 14, 3])
  const coins = { count: 260, r: 12, spread: 2.4 }
  put(parent, hopper(162, h - top, colours.light, coins), [w / 2 - 226, top - 1, -112])
}

/** A floor-standing sorter into eight bags and one more. */
export const bagSorter = (size: Size): Model => {
  const object = new Group()
  const { w, d } = size
  const [shelf, low] = [204, 690]
  const side = outline([
    [d / 2 - 2, 18, 14],
    [d / 2 - 2, low + 126, 26],
    [d / 2 - 176, size.h - 104, 34],
    [-d / 2 + 3, size.h - 104, 30],
    [-d / 2 + 3, 18, 14],
  ])
  for (const end of [-1, 1]) {
    add(object, extrude(side, 32, 5, 'x'), shell(), [(end * (w - 32)) / 2, 0, 0])
    put(object, slits(16, 90, 11, 5), [(end * w) / 2, 830, -110], [0, end * 90, 0])
  }
  feet(object, w - 120, d - 120, 0, 22, 20)
  add(object, box(w - 70, low - 30, 14, 3), satin('#23272c'), [0, low / 2 + 16, -d / 2 + 20])
  add(object, box(w - 70, shelf - 70, d - 60, 4), matte('#1b1e22'), [0, shelf / 2 + 14, -12])
  for (const end of [-1, 1]) {
    const panel = plate(w / 2 - 40, shelf - 66, 12, { r: 8, bevel: 2 })
    add(object, panel, shell(), [(end * (w - 68)) / 4, shelf / 2 + 12, d / 2 - 34])
    add(object, plate(90, 16, 5, { r: 8, bevel: 1.4 }), matte('#0d0f11'), [
      (end * (w - 68)) / 4,
      shelf - 52,
      d / 2 - 28,
    ])
  }
  bags(object, w, d)
  sorterHead(object, size, low)
  put(object, backPanel(), [200, 160, -d / 2 + 11], [0, 180, 0])
  put(object, slits(30, 90, 11, 5), [-120, 760, -d / 2 + 8.4], [0, 180, 0])
  const detail = { target: [-120, 560, d / 2], size: 560, azimuth: -22, elevation: 12 } as const
  return { object, detail, level: true }
}

/** Rolls lying in the tray behind its window. */
const rollTray = (parent: Object3D, w: number): void => {
  add(parent, box(w, 150, 6, 2), matte('#131518'), [0, 0, -120])
  add(parent, box(w, 6, 118, 2), metal('#9da2a6', 0.4), [0, -70, -62])
  add(parent, box(w - 40, 4, 4, 1), glow('#f4f2ea', 5), [0, 70, -16])
  const colorsOf = ['#0b7a66', '#b4572a', '#2e6fb2', '#8a4a8f', '#c79a2c']
  for (const [column, color] of colorsOf.entries()) {
    const r = 11 + (column % 3)
    for (let row = 0; row < 12; row += 1) {
      const roll = coinRoll(parent, r, w / 5 - 14, color)
      const level = Math.floor(row / 3)
      roll.position.set(
        (column - 2) * (w / 5),
        -66 + r + level * r * 1.8,
        -24 - ((row % 3) + (level % 2) * 0.5) * r * 2.1,
      )
    }
  }
}

/** The upper front: the roll tray's window with its lock, the name beside it. */
const wrapperFront = (parent: Object3D, { d, name }: Size, inner: number): void => {
  const z = d / 2 - 14
  const window = { x: 0, y: 14, w: 452, h: 148, r: 14 }
  const upper = plate(inner - 10, 266, 16, { r: 12, bevel: 2.6, openings: [window] })
  add(parent, upper, shell(), [0, 772, z])
  rollTray(group(parent, [0, 786, z]), 452)
  add(parent, plate(450, 146, 3, { r: 13, bevel: 0.6 }), clearPlastic(), [0, 786, z + 2])
  const rim = plate(468, 164, 4, { r: 20, openings: [{ w: 450, h: 146, r: 13 }] })
  add(parent, rim, satin('#3a4149'), [0, 786, z + 8])
  add(parent, plate(120, 14, 12, { r: 7, bevel: 3 }), metal('#8f9499', 0.3), [0, 716, z + 10])
  put(parent, label('COIN ROLLS', 22, { weight: 600 }), [-146, 674, z + 8.4])
  add(parent, cylinder(10, 8, 'z', 1.4), metal('#d5d7d9', 0.22), [206, 672, z + 10])
  add(parent, plate(inner - 10, 570, 16, { r: 12, bevel: 2.6 }), shell(), [0, 348, z])
  add(parent, plate(10, 470, 4, { r: 5, bevel: 1 }), paint(colours.accent), [-inner / 2 + 40, 348, z + 8])
  put(parent, label(name, 54), [-inner / 2 + 162, 572, z + 8.4])
  put(parent, label('Coin recycler', 24, { weight: 500 }), [-inner / 2 + 142, 522, z + 8.4])
  add(parent, plate(64, 150, 6, { r: 16, bevel: 1.8 }), metal('#a9adb1', 0.36), [inner / 2 - 70, 400, z + 9])
  add(parent, cylinder(16, 8, 'z', 1.4), metal('#d5d7d9', 0.22), [inner / 2 - 70, 438, z + 13])
  add(parent, box(15, 70, 22, 7), metal('#8f9499', 0.3), [inner / 2 - 70, 372, z + 20])
}

/** On the shelf: the intake tray with coins and the PIN pad. */
const intake = (parent: Object3D, w: number): void => {
  const tray = group(parent, [-w * 0.19, 0, 20])
  add(
    tray,
    plate(262, 270, 40, { r: 26, bevel: 4, openings: [{ w: 224, h: 232, r: 18 }], axis: 'y' }),
    satin('#3a4149'),
    [0, 14, 0],
  )
  add(tray, box(228, 4, 236, 1), metal('#b4b8bb', 0.3), [0, 1, 0])
  put(tray, heap({ w: 220, d: 228, round: false, rise: 24, count: 260, r: 12, spread: 2.4 }), [0, 3, 0])
  const pad = group(parent, [w * 0.25, 2, 20], [-90, 0, 0])
  add(pad, plate(140, 190, 8, { r: 14, bevel: 2 }), gloss('#15181c'), [0, 0, 1])
  keypad(group(pad, [0, 0, 5]), 118, 168)
}

/** A cabinet that takes loose coins and gives them back in rolls. */
export const rollWrapper = (size: Size): Model => {
  const object = new Group()
  const { w, d, h } = size
  const [edge, inner] = [d / 2 - 3, w - 72]
  const shoulders = (inset: number): Corner[] => [
    [-edge + inset, 40, 10],
    [-edge + inset, h - 60 - inset, 56],
    [-230, h - 2 - inset, 50],
    [-170, h - 20 - inset, 30],
    [-6, 1000 - inset, 34],
    [edge - inset, 924 - inset, 30],
  ]
  for (const side of [-1, 1]) {
    add(object, extrude(outline([...shoulders(0), [edge, 40, 10]]), 36, 7, 'x'), shell(), [
      (side * (w - 36)) / 2,
      0,
      0,
    ])
    put(object, slits(18, 96, 12, 5), [(side * w) / 2, 240, -180], [0, side * 90, 0])
  }
  const core = outline([...shoulders(14), [edge - 14, 906, 4], [edge - 150, 906, 4], [edge - 150, 40, 10]])
  add(object, extrude(core, inner - 3, 2, 'x'), satin())
  add(object, box(w - 60, 34, d - 90, 6), matte('#16181a'), [0, 24, -8])
  feet(object, w - 130, d - 190, 0, 24, 12)
  wrapperFront(object, size, inner)
  const head = group(object, [0, 1098, -88], [-35.5, 0, 0])
  add(head, plate(inner - 12, 254, 8, { r: 18, bevel: 2 }), gloss('#0d0f12'), [0, 6, 0])
  const shown = {
    title: 'Float order 04',
    aside: 'SGD',
    figure: ['Rolls', '36 / 48'],
    buttons: ['Intake', 'Rolls'],
    tone: 'light',
  } as const
  put(head, screen(318, 204, shown), [0, 6, 4.4])
  intake(group(object, [0, 955, 186], [11, 0, 0]), w)
  put(object, backPanel(), [120, 200, -d / 2 + 12], [0, 180, 0])
  put(object, slits(24, 110, 13, 5), [0, 900, -d / 2 + 16.6], [0, 180, 0])
  const detail = { target: [0, 850, d / 2], size: 560, azimuth: -22, elevation: 26 } as const
  return { object, detail, level: true }
}
