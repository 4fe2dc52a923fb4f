import { Group } from 'three'
import { add, box, cylinder, group, plate, type Corner } from '../../kit/geometry.ts'
import { colours, glow, gloss, matte, metal, paint, paper, satin, shell } from '../../kit/materials.ts'
import type { Machines, Model, Size } from '../model.ts'
import { flanks, housing, ledge, plinth, rear, setback } from './cabinetBody.ts'
import { cardSlot, contactless, mouth, pinPad, receiptSlot, words } from './cabinetParts.ts'
import { lever, steelDoor } from './doorParts.ts'
import { counterCheckout, laneCheckout } from './checkoutLanes.ts'
import { uprightPane } from './portraitScreen.ts'

const CHEEK = 28
const TILT = 12

/** Where a bill-payment kiosk's front bends: the ledge's edge, and the foot of the screen. */
const bends = ({ d, h }: Size) => {
  const [edge, low, face] = [872, 930, d / 2]
  return { edge, low, face, foot: face - 66, run: setback(h - low, TILT) }
}

const billBody = (parent: Group, p: Size): void => {
  const { edge, low, face, foot, run } = bends(p)
  const back = -p.d / 2
  const side: Corner[] = [
    [back, 40, 10],
    [back, p.h, 40],
    [foot - run + 14, p.h, 30],
    [foot + 14, low + 6, 30],
    [face, edge + 10, 26],
    [face, 40, 10],
  ]
  const core: Corner[] = [
    [back + 8, 46, 6],
    [back + 8, p.h - 8, 34],
    [foot - run, p.h - 8, 24],
    [foot, low, 16],
    [face - 9, edge, 14],
    [face - 9, edge - 24, 6],
    [face - 90, edge - 24, 2],
    [face - 90, 46, 2],
  ]
  housing(parent, { w: p.w, cheek: CHEEK, body: satin(), trim: satin('#1f2429'), side, core })
  plinth(parent, p.w - 50, p.d - 80)
  flanks(parent, p.w, { y: 240, z: -40 })
  rear(parent, p.w - 80, [70, p.h - 120], back + 8)
}

const billHead = (parent: Group, p: Size): void => {
  const { low, foot, run } = bends(p)
  const rise = p.h - low
  const inner = p.w - 2 * CHEEK
  const at = group(parent, [0, low + rise * 0.5, foot - run * 0.5], [-TILT, 0, 0])
  add(at, plate(inner - 8, rise - 26, 6, { r: 16, bevel: 1.6 }), gloss('#0d0f12'), [0, 0, 1])
  const shown = {
    title: 'Electricity bill',
    figure: ['Amount due', '$ 18.40'],
    rows: [
      ['Account', '40 771'],
      ['Paid in', '$ 20.00'],
      ['To next bill', '$ 1.60'],
    ],
    button: 'Pay',
  } as const
  uprightPane(at, [0, -22, 3], [268, 476], shown)
  words(at, 'PAY YOUR BILLS', 22, [0, rise / 2 - 50, 4], '#ffffff')
  for (const end of [-1, 1])
    add(at, box(4, 476, 3, 1), glow(colours.lamp, 1.2), [end * (inner / 2 - 26), -22, 4])
}

/** The ledge with the bill reader and the card reader. */
const billLedge = (parent: Group, p: Size): void => {
  const { edge, low, face, foot } = bends(p)
  const at = ledge(parent, [face - 9, edge], [foot, low])
  add(at, plate(150, 62, 8, { r: 10, bevel: 2 }), metal('#a9adb1', 0.36), [-100, 0, 2])
  add(at, plate(128, 42, 2, { r: 6, bevel: 0.5 }), gloss('#1c0d0f'), [-100, 0, 6.4])
  add(at, box(112, 2.4, 1.4, 0.5), glow(colours.red, 2.4), [-100, 0, 7.4])
  contactless(at, [116, 0, 0], 104, 64)
}

/** A kiosk that takes notes for bills. */
const billKiosk = (p: Size): Model => {
  const object = new Group()
  const { edge, face } = bends(p)
  const [surface, inner] = [face - 5, p.w - 2 * CHEEK - 8]
  billBody(object, p)
  billHead(object, p)
  billLedge(object, p)
  const [top, low] = [edge - 28, 648]
  const at = group(object, [0, (top + low) / 2, surface])
  const slot = { x: -96, y: 24, w: 108, h: 28, r: 8 }
  add(at, plate(inner, top - low, 12, { r: 10, bevel: 2.2, openings: [slot] }), shell(), [0, 0, -6])
  const notes = mouth(at, [slot.x, slot.y, 0], { ...slot, depth: 70, light: colours.lamp })
  add(notes, box(72, 0.8, 60, 0.2), paper('#e6e2d2'), [0, -2, -8], [4, 0, 0])
  words(at, 'NOTES', 17, [slot.x, -30, 0])
  receiptSlot(at, [96, 24, 0], 84, 26)
  words(at, 'RECEIPT', 17, [96, -30, 0])
  add(at, box(inner - 40, 5, 3, 1), paint(colours.accent), [0, -76, 0.4])
  const upper = steelDoor(object, [0, 496, surface], { w: inner, h: 292, t: 14, paint: shell() })
  words(upper, p.name, 42, [-inner / 2 + 110, 96, 0])
  lever(upper, [inner / 2 - 64, 0, 0])
  const lower = steelDoor(object, [0, 200, surface], { w: inner, h: 284, t: 22, paint: shell(colours.light) })
  words(lower, 'CASH', 24, [-inner / 2 + 74, 104, 0])
  lever(lower, [inner / 2 - 64, 0, 0])
  return {
    object,
    detail: { target: [0, 860, face - 20], size: 480, azimuth: -24, elevation: 22 },
    level: true,
  }
}

const COLUMN = 290

/** The slim column of an information kiosk on its base plate. */
const infoColumn = (parent: Group, p: Size): Group => {
  const deep = 116
  add(parent, plate(p.w, p.d, 16, { r: 34, bevel: 4, axis: 'y' }), metal('#8f9499', 0.42), [0, 8, 0])
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      add(parent, cylinder(9, 5, 'y', 1.5), metal(), [x * (p.w / 2 - 34), 18, z * (p.d / 2 - 34)])
  }
  const column = group(parent, [0, 0, -70])
  add(column, plate(COLUMN, p.h - 16, deep, { r: 26, bevel: 6 }), shell(), [0, 16 + (p.h - 16) / 2, 0])
  add(column, box(COLUMN + 8, 40, deep + 8, 4), satin(), [0, 36, 0])
  flanks(column, COLUMN, { y: 240, z: 0, count: 6 })
  rear(column, COLUMN - 50, [90, 820], -deep / 2)
  return group(column, [0, 0, deep / 2])
}

/** A console that stands out below the screen, within reach of a seated visitor. */
const infoConsole = (front: Group): void => {
  const side: Corner[] = [
    [-4, 820],
    [-4, 944],
    [112, 876, 14],
    [104, 846, 12],
  ]
  housing(front, { w: COLUMN + 40, cheek: 16, body: shell(), trim: satin(), side, core: side })
  const at = group(front, [0, 911, 54], [-59.6, 0, 0])
  pinPad(at, [-74, 4, 1], 27)
  cardSlot(at, [66, 26, -2])
  add(at, cylinder(9, 4, 'z', 1), metal('#c4c7ca', 0.3), [40, -34, 2])
  add(at, cylinder(4, 4, 'z', 0.4), matte('#050607'), [40, -34, 2.6])
  add(at, plate(60, 26, 3, { r: 5, bevel: 0.8 }), gloss('#1c0d0f'), [92, -34, 2])
  add(at, box(50, 2, 1.4, 0.5), glow(colours.red, 2.2), [92, -34, 3.6])
}

/** A column that shows the way, prints tickets and takes fees by card. */
const infoKiosk = (p: Size): Model => {
  const object = new Group()
  const front = infoColumn(object, p)
  const [low, high] = [952, p.h - 18]
  add(front, plate(COLUMN - 20, high - low, 6, { r: 16, bevel: 1.6 }), gloss('#0d0f12'), [
    0,
    (low + high) / 2,
    1,
  ])
  const shown = {
    title: 'Welcome',
    figure: ['Your number', 'B 027'],
    rows: [
      ['Room', '2.14'],
      ['Waiting', '6 min'],
      ['Fee', '$ 5.00'],
    ],
    button: 'Pay fee',
  } as const
  uprightPane(front, [0, 1150, 2.4], [194, 345], shown, 6)
  add(front, cylinder(30, 3, 'z', 0.8), shell(colours.accent), [0, 1364, 4.4])
  words(front, 'i', 46, [0, 1364, 6.2], '#ffffff')
  add(front, cylinder(4, 2, 'z', 0.5), gloss('#2a3036'), [88, 1364, 4.6])
  infoConsole(front)
  receiptSlot(front, [0, 760, 0], 82)
  words(front, 'TICKET', 17, [0, 716, 0])
  receiptSlot(front, [0, 664, 0], 112, 0)
  words(front, 'ID CARD', 17, [0, 628, 0])
  words(front, p.name, 36, [0, 500, 0])
  add(front, box(150, 5, 3, 1), paint(colours.accent), [0, 464, 0.2])
  return {
    object,
    detail: { target: [0, 905, 20], size: 420, azimuth: 24, elevation: 24 },
    level: true,
  }
}

/** Machines at which customers pay by themselves: two checkouts and two kiosks. */
export const selfCheckouts: Machines = {
  'sc-10': () => laneCheckout({ name: 'SC 10', w: 560, d: 620, h: 1520 }),
  'sc-20': () => counterCheckout({ name: 'SC 20', w: 290, d: 280, h: 560 }),
  'kx-15': () => infoKiosk({ name: 'KX 15', w: 420, d: 380, h: 1420 }),
  'kx-22': () => billKiosk({ name: 'KX 22', w: 480, d: 460, h: 1560 }),
}
