import { Group } from 'three'
import { add, box, cylinder, extrude, group, outline, plate, put, type Corner } from '../../kit/geometry.ts'
import { colours, glow, gloss, matte, metal, paint, paper, satin, shell } from '../../kit/materials.ts'
import { backPanel, feet } from '../../kit/parts.ts'
import type { Model, Size } from '../model.ts'
import { flanks, housing, ledge, plinth, rear } from './cabinetBody.ts'
import { contactless, mouth, pane, pinPad, receiptSlot, words } from './cabinetParts.ts'
import { lever, steelDoor } from './doorParts.ts'
import { uprightPane } from './portraitScreen.ts'

/** Widths and heights of a lane: the cash column at the right, the bagging side at the left. */
const TOWER = 262
const BED = 880
const BASE = 560

/** The glass of a barcode reader with its red line, facing +z. */
const readerWindow = (parent: Group, w: number, h: number): void => {
  add(parent, plate(w + 20, h + 20, 6, { r: 8, bevel: 1.4 }), metal('#a9adb1', 0.34))
  add(parent, plate(w, h, 2, { r: 5, bevel: 0.4 }), gloss('#170c0e'), [0, 0, 3])
  add(parent, box(w * 0.8, 2.6, 1.4, 0.5), glow(colours.red, 2.4), [0, 0, 4.2])
  add(parent, box(2.6, h * 0.7, 1.4, 0.5), glow(colours.red, 2.4), [0, 0, 4.2])
}

/** The cabinet, with a scale and a bag on its left. */
const bagging = (parent: Group, p: Size): void => {
  const [back, face] = [-p.d / 2, p.d / 2]
  const side: Corner[] = [
    [back, 40, 8],
    [back, BASE, 14],
    [face, BASE, 20],
    [face, 40, 8],
  ]
  const core: Corner[] = [
    [back + 6, 44, 6],
    [back + 6, BASE - 6, 8],
    [face - 10, BASE - 6, 8],
    [face - 10, BASE - 30, 4],
    [face - 60, BASE - 30, 2],
    [face - 60, 44, 2],
  ]
  housing(parent, { w: p.w, cheek: 24, body: shell(), trim: satin(), side, core })
  plinth(parent, p.w - 50, p.d - 70)
  flanks(parent, p.w, { y: 200, z: back + 150, count: 12 })
  const left = -TOWER / 2
  const scale = group(parent, [left, BASE + 4, 30])
  add(scale, box(p.w - TOWER - 40, 14, p.d - 150, 5), satin('#3b424a'))
  add(
    scale,
    plate(p.w - TOWER - 24, p.d - 130, 8, { r: 14, bevel: 2.4, axis: 'y' }),
    metal('#c4c7ca', 0.36),
    [0, 12, 0],
  )
  const bag = group(parent, [left - 6, BASE + 150, -20], [0, 6, 0])
  const inside = { w: 206, h: 122, r: 2 }
  add(bag, plate(210, 126, 260, { r: 3, bevel: 0.3, openings: [inside], axis: 'y' }), paint('#c9ab80'))
  add(bag, box(200, 3, 118, 1), paint('#b0926a'), [0, -120, 0])
  words(bag, 'THANK YOU', 22, [0, 10, 63])
}

/** The wall behind, which carries the screen and the attendant's light. */
const wall = (parent: Group, p: Size): void => {
  const back = -p.d / 2
  const high = 1190
  add(parent, box(p.w, high - BASE, 66, 10), shell(), [0, (high + BASE) / 2 - 2, back + 33])
  add(parent, box(p.w - 60, high - BASE - 50, 4, 2), satin(), [0, (high + BASE) / 2, back + 67])
  rear(parent, p.w - 80, [80, high - 60], back)
  add(parent, box(90, 260, 40, 12), satin(), [0, 1260, back + 36])
  const head = group(parent, [0, p.h - 142, back + 84], [-10, 0, 0])
  add(head, box(420, 272, 36, 14), shell(), [0, 0, -16])
  pane(
    head,
    [0, 0, 3],
    [346, 196],
    {
      title: 'Your shopping',
      aside: 'Lane 4',
      figure: ['To pay', '$ 14.60'],
      fields: [
        ['Paid', '$ 20'],
        ['Change', '$ 5 + 1 600 R'],
      ],
      buttons: ['Help', 'Pay'],
      tone: 'light',
    },
    14,
  )
  const mast = group(parent, [140, p.h - 20, back + 40])
  add(mast, cylinder(10, 40, 'y', 2), metal('#8f9499', 0.36))
  for (const [index, color] of [colours.red, colours.amber, colours.lamp].entries()) {
    add(mast, cylinder(20, 20, 'y', 3), glow(color, index === 2 ? 2.2 : 0.5), [0, 72 - index * 21, 0])
  }
}

/** The column with the two reader windows above and the cash unit in front. */
const tower = (parent: Group, p: Size): void => {
  const [x, back, deep] = [p.w / 2 - TOWER / 2, -p.d / 2 + 60, p.d - 130]
  const at = group(parent, [x, 0, back])
  const side: Corner[] = [
    [0, BASE - 2],
    [0, BED],
    [deep, BED, 26],
    [deep, BASE - 2],
  ]
  const core: Corner[] = [
    [0, BASE, 2],
    [0, BED - 5, 2],
    [deep - 8, BED - 5, 20],
    [deep - 8, BED - 26, 4],
    [deep - 80, BED - 26, 2],
    [deep - 80, BASE, 2],
  ]
  housing(at, { w: TOWER, cheek: 16, body: shell(), trim: satin(), side, core })
  readerWindow(group(at, [0, BED - 4, deep * 0.46], [-90, 0, 0]), 150, 150)
  add(at, box(TOWER - 30, 190, 46, 10), satin('#3b424a'), [0, BED + 84, 26])
  readerWindow(group(at, [0, BED + 92, 50]), 150, 100)
  const inner = TOWER - 38
  const front = group(at, [0, (BED - 30 + BASE + 4) / 2, deep - 4])
  const high = BED - 30 - BASE - 4
  const slot = { x: -38, y: 66, w: 96, h: 26, r: 7 }
  add(front, plate(inner, high, 12, { r: 8, bevel: 2, openings: [slot] }), satin('#20252a'), [0, 0, -6])
  const notes = mouth(front, [slot.x, slot.y, 0], { ...slot, depth: 64, light: colours.lamp })
  add(notes, box(72, 0.8, 76, 0.2), paper('#e6e2d2'), [0, -2, -12], [4, 0, 0])
  words(front, 'NOTES', 15, [slot.x, 28, 0], '#e8ecee')
  receiptSlot(front, [-24, -20, 0], 82)
  words(front, 'RECEIPT', 15, [-24, -52, 0], '#e8ecee')
  pinPad(front, [76, 58, 1], 18)
  contactless(front, [72, -42, 0], 66, 70)
  add(front, box(inner - 20, 4, 3, 1), paint(colours.accent), [0, -high / 2 + 26, 0.4])
}

/** A checkout lane with a scale, a two-plane reader and a cash unit. */
export const laneCheckout = (p: Size): Model => {
  const object = new Group()
  bagging(object, p)
  wall(object, p)
  tower(object, p)
  const inner = p.w - 56
  const doors = group(object, [0, 44 + (BASE - 78) / 2, p.d / 2 - 4])
  const tall = BASE - 84
  const left = steelDoor(doors, [-inner / 4 - 2, 0, 0], { w: inner / 2 - 4, h: tall, t: 14, paint: shell() })
  const right = steelDoor(doors, [inner / 4 + 2, 0, 0], {
    w: inner / 2 - 4,
    h: tall,
    t: 14,
    paint: shell(),
    hinge: 1,
  })
  words(left, p.name, 40, [-18, tall / 2 - 66, 0])
  words(right, 'CASH', 22, [0, tall / 2 - 60, 0])
  lever(right, [-60, 40, 0])
  add(left, cylinder(13, 8, 'z', 2), metal('#d5d7d9', 0.24), [76, 40, 2])
  return {
    object,
    detail: { target: [120, 830, p.d / 2 - 160], size: 430, azimuth: 20, elevation: 28 },
    level: true,
  }
}

/** A cashless checkout for a counter: a head on a turning neck, reader, card pad and printer below. */
export const counterCheckout = (p: Size): Model => {
  const object = new Group()
  const [back, face] = [-p.d / 2, p.d / 2]
  add(object, plate(p.w, p.d, 12, { r: 30, bevel: 3, axis: 'y' }), satin(), [0, 12, 0])
  feet(object, p.w - 70, p.d - 70)
  const profile: Corner[] = [
    [back + 14, 18, 6],
    [back + 14, 138, 22],
    [20, 138, 20],
    [face - 12, 92, 16],
    [face - 12, 18, 6],
  ]
  add(object, extrude(outline(profile), p.w - 40, 6, 'x'), shell())
  const readers = ledge(object, [face - 12, 92], [20, 138])
  readerWindow(group(readers, [-60, -2, 1]), 84, 56)
  contactless(readers, [66, -2, -2], 84, 84)
  const front = group(object, [0, 54, face - 12])
  receiptSlot(front, [-56, 8, 0], 82, 26)
  words(front, p.name, 22, [66, 8, 0])
  add(front, box(p.w - 70, 3, 2, 0.8), paint(colours.accent), [0, -24, 0.2])
  const neck = group(object, [0, 138, -50])
  add(neck, cylinder(54, 12, 'y', 3), satin('#3b424a'), [0, 4, 0])
  add(neck, cylinder(34, 70, 'y', 3), metal('#8f9499', 0.36), [0, 36, 0])
  add(neck, box(70, 170, 34, 12), satin(), [0, 130, -22], [-8, 0, 0])
  const head = group(object, [0, p.h - 199, -40], [-8, 0, 0])
  add(head, box(240, 400, 28, 16), shell(), [0, 0, -16])
  const shown = {
    title: 'Your order',
    figure: ['To pay', '$ 6.20'],
    rows: [
      ['2 × Bread', '3.00'],
      ['1 × Coffee', '2.00'],
      ['1 × Fruit', '1.20'],
    ],
    button: 'Pay',
  } as const
  uprightPane(head, [0, 0, 1], [194, 345], shown, 15)
  add(head, cylinder(3.4, 2, 'z', 0.5), gloss('#2a3036'), [0, 180, 4])
  const behind = put(object, backPanel(), [0, 70, back + 14], [0, 180, 0])
  add(behind, box(10, 4, 2, 0.5), matte(), [0, -26, 1])
  return {
    object,
    detail: { target: [0, 170, face - 50], size: 340, azimuth: 22, elevation: 28 },
  }
}
