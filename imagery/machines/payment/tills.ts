import { Group } from 'three'
import { add, box, cylinder, group, plate, put, type Corner } from '../../kit/geometry.ts'
import { colours, glow, metal, paint, satin, shell } from '../../kit/materials.ts'
import { backPanel, feet, foot } from '../../kit/parts.ts'
import type { Machines, Model, Size } from '../model.ts'
import { flanks, housing, ledge, rear, setback } from '../kiosks/cabinetBody.ts'
import { coin, coinBowl, feedTray, mouth, pane, words } from '../kiosks/cabinetParts.ts'
import { lever, steelDoor } from '../kiosks/doorParts.ts'
import { paymentTerminal } from './paymentTerminal.ts'
import { tillDrawer } from './tillDrawer.ts'

/** A slim recycler on slide rails under a counter. */
const underCounter = (p: Size): Model => {
  const object = new Group()
  const [back, face, low, cheek] = [-p.d / 2, p.d / 2, 14, 9]
  const side = (set: number): Corner[] => [
    [back + set, low, 4],
    [back + set, p.h - set, 10],
    [face - 6 - set * 8, p.h - set, 12],
    [face - 6 - set * 8, low, 4],
  ]
  const trim = satin('#1f2429')
  housing(object, { w: p.w - 16, cheek, body: satin('#3b424a'), trim, side: side(0), core: side(4) })
  for (const end of [-1, 1]) {
    const rail = group(object, [end * (p.w / 2 - 4), 0, -8])
    add(rail, box(8, 34, p.d - 40, 2), metal('#b9bdc1', 0.32), [0, 70, 0])
    add(rail, box(8, 20, p.d - 70, 2), metal('#8f9499', 0.36), [0, 250, 0])
    for (const z of [-0.3, 0, 0.3]) add(rail, cylinder(5, 9, 'x', 1), metal('#6f757a', 0.4), [0, 70, z * p.d])
    foot(object, end * (p.w / 2 - 30), face - 60, 14, 15)
    foot(object, end * (p.w / 2 - 30), back + 50, 14, 15)
  }
  flanks(object, p.w - 16, { y: 150, z: back + 120, count: 14, long: 60 })
  const behind = put(object, backPanel(), [0, 80, back + 4], [0, 180, 0])
  behind.scale.setScalar(0.95)
  const inner = p.w - 16 - 2 * cheek - 4
  const [split, top] = [166, p.h - 8]
  const upper = group(object, [0, (split + 3 + top) / 2, face - 6])
  const high = top - split - 3
  const slot = { x: 0, y: -8, w: 164, h: 54, r: 9 }
  add(upper, plate(inner, high, 12, { r: 9, bevel: 2, openings: [slot] }), shell(), [0, 0, -6])
  const notes = mouth(upper, [0, slot.y, 0], { ...slot, depth: 32, light: colours.lamp })
  feedTray(notes, { ...slot, notes: 9, value: '20 000 KHR', out: 10 })
  pane(upper, [-40, high / 2 - 42, 0], [71, 53], { title: 'Change', figure: ['KHR', '6 000'] }, 5)
  words(upper, p.name, 19, [49, high / 2 - 32, 0])
  for (let index = 0; index < 4; index += 1) {
    const lamp = glow(index === 1 ? colours.amber : '#2fd0b0', 2)
    add(upper, cylinder(3.6, 3, 'z', 0.8), lamp, [24 + index * 16, high / 2 - 60, 0.6])
  }
  const box500 = steelDoor(object, [0, (low + split) / 2, face - 5], {
    w: inner,
    h: split - low - 3,
    t: 14,
    paint: satin('#2b3036'),
  })
  words(box500, 'CASH BOX', 15, [0, 54, 0], '#e8ecee')
  add(box500, box(96, 12, 16, 5), metal('#a9adb1', 0.3), [0, 14, 10])
  for (const x of [-1, 1]) {
    add(box500, box(10, 12, 12, 3), metal('#a9adb1', 0.3), [x * 38, 14, 4])
    add(box500, cylinder(11, 6, 'z', 1.4), metal('#d5d7d9', 0.22), [x * 62, -38, 2])
    add(box500, box(2.6, 11, 1.6, 0.5), satin('#101214'), [x * 62, -38, 5])
  }
  add(upper, box(inner - 16, 3.6, 2, 0.8), paint(colours.accent), [0, -high / 2 + 12, 0.4])
  return {
    object,
    detail: { target: [0, p.h * 0.72, face], size: 250, azimuth: 24, elevation: 18 },
  }
}

/** A till at the counter's front: the customer pays notes and coins into it and takes the change. */
const automaticTill = (p: Size): Model => {
  const object = new Group()
  const [back, face, cheek] = [-p.d / 2, p.d / 2, 26]
  const [shelf, low, door] = [540, 566, 372]
  const foot = face - 190
  const run = setback(p.h - low, 30)
  const side: Corner[] = [
    [back, 20, 8],
    [back, p.h, 30],
    [foot - run + 12, p.h, 30],
    [foot + 12, low + 8, 30],
    [face, shelf + 12, 26],
    [face, 20, 8],
  ]
  const core: Corner[] = [
    [back + 6, 24, 6],
    [back + 6, p.h - 7, 24],
    [foot - run, p.h - 7, 20],
    [foot, low, 16],
    [face - 8, shelf, 14],
    [face - 8, shelf - 22, 4],
    [face - 100, shelf - 22, 2],
    [face - 100, 24, 2],
  ]
  housing(object, { w: p.w, cheek, body: shell(), trim: satin(), side, core })
  add(object, box(p.w - 50, 22, p.d - 70, 4), satin('#16181a'), [0, 15, 0])
  feet(object, p.w - 100, p.d - 140, 0, 16, 8)
  flanks(object, p.w, { y: 170, z: back + 150, count: 14 })
  rear(object, p.w - 70, [40, p.h - 60], back + 6)
  const inner = p.w - 2 * cheek - 8
  const head = group(object, [0, (p.h + low) / 2 - 4, foot - run / 2], [-30, 0, 0])
  add(head, plate(inner, 232, 6, { r: 14, bevel: 1.6 }), satin('#1b2025'), [0, 0, 1])
  pane(
    head,
    [0, 10, 3],
    [178, 104],
    {
      title: 'Thank you',
      aside: 'SGD',
      figure: ['Amount due', '12.40'],
      fields: [
        ['Paid', '20.00'],
        ['Change', '7.60'],
      ],
      tone: 'light',
    },
    8,
  )
  words(head, p.name, 24, [0, -84, 4], '#ffffff')
  const coins = ledge(object, [face - 8, shelf], [foot, low])
  coinBowl(coins, [86, 0, 4], 74, [90, 0, 0])
  add(coins, plate(150, 110, 4, { r: 12, bevel: 1.4 }), satin('#3b424a'), [-90, 0, 1])
  words(coins, 'COINS  >', 18, [-90, 0, 3.4], '#e8ecee')
  const high = shelf - 26 - door - 3
  const front = group(object, [0, door + 3 + high / 2, face - 4])
  const [slot, tray] = [
    { x: -84, y: 14, w: 172, h: 62, r: 10 },
    { x: 100, y: -4, w: 130, h: 96, r: 16 },
  ]
  add(front, plate(inner, high, 12, { r: 10, bevel: 2.2, openings: [slot, tray] }), shell(), [0, 0, -6])
  const notes = mouth(front, [slot.x, slot.y, 0], { ...slot, depth: 84, light: colours.lamp })
  feedTray(notes, { ...slot, notes: 7, value: '10 SGD', out: 14 })
  words(front, 'NOTES', 17, [slot.x, -42, 0])
  const cup = mouth(front, [tray.x, tray.y, 0], { ...tray, depth: 84, light: colours.lamp })
  add(cup, box(tray.w - 8, 6, 78, 2), shell(colours.light), [0, -tray.h / 2 + 8, -38])
  add(cup, box(tray.w - 30, 4, 20, 1), glow('#ffffff', 2.4), [0, tray.h / 2 - 6, -24])
  for (const [x, z, r] of [
    [-24, -12, 12],
    [6, -22, 10],
    [30, -10, 13],
  ] as const) {
    add(cup, coin(r), metal('#c8cacc', 0.25), [x, -tray.h / 2 + 12.4, z])
  }
  const tall = door - 32
  for (const end of [-1, 1] as const) {
    const w = inner / 2 - 2
    const at = steelDoor(object, [end * (inner / 4 + 0.5), 30 + tall / 2, face - 4], {
      w,
      h: tall,
      t: 14,
      paint: shell(end === 1 ? colours.light : colours.white),
      hinge: end,
    })
    words(at, end === 1 ? 'COINS' : 'NOTES', 22, [0, tall / 2 - 50, 0])
    lever(at, [end * -44, -10, 0])
  }
  add(front, box(inner - 10, 4, 3, 1), paint(colours.accent), [0, -high / 2 + 8, 0.4])
  return {
    object,
    detail: { target: [0, 520, face - 40], size: 400, azimuth: -22, elevation: 26 },
  }
}

/** What takes and gives cash at a shop's till. */
export const tills: Machines = {
  'st-100': () => tillDrawer({ name: 'ST 100', w: 462, d: 486, h: 136 }),
  'st-200': () => underCounter({ name: 'ST 200', w: 214, d: 528, h: 386 }),
  'st-260': () => automaticTill({ name: 'ST 260', w: 436, d: 612, h: 784 }),
  'pt-80': () => paymentTerminal({ name: 'PT 80', w: 326, d: 248, h: 568 }),
}
