import { Group, type Object3D } from 'three'
import { add, box, cylinder, extrude, group, outline, plate, put } from '../../kit/geometry.ts'
import { colours, gloss, glow, matte, metal, paint, satin, shell } from '../../kit/materials.ts'
import { figure, worth } from '../../kit/cash.ts'
import { backPanel, feet, key, slits } from '../../kit/parts.ts'
import { label } from '../../kit/print.ts'
import { screen } from '../../kit/screen.ts'
import type { Machines, Model, Size } from '../model.ts'
import { bagSorter, rollWrapper } from './coinSorterFloor.ts'
import { drawer, figures, heap, hopper, keypad, spout } from './coinSorterParts.ts'
import { knob } from '../banding/strapperParts.ts'

interface Side {
  /** Height of the upright front, of the deck, and how far the sloping panel reaches back. */
  readonly low: number
  readonly deck: number
  readonly slope: number
}

const cheek = 18

/** A desk housing: light cheeks, a dark core, a sloping panel above an upright front. */
const housing = (parent: Object3D, { w, d }: Size, { low, deck, slope }: Side): void => {
  const [front, back] = [d / 2, -d / 2 + 3]
  const profile = (inset: number) =>
    outline([
      [front - inset, 8 + inset, 10],
      [front - inset, low - inset * 0.4, 14],
      [front - slope - inset * 0.4, deck - inset, 18],
      [back + inset, deck - inset, 24],
      [back + inset, 8 + inset, 10],
    ])
  for (const side of [-1, 1])
    add(parent, extrude(profile(0), cheek, 4, 'x'), shell(), [(side * (w - cheek)) / 2, 0, 0])
  add(parent, extrude(profile(4), w - 2 * cheek - 1.6, 1, 'x'), satin())
  feet(parent, w - 56, d - 70)
  for (const side of [-1, 1])
    put(parent, slits(12, 46, 8.4), [(side * w) / 2, deck * 0.4, -d * 0.22], [0, side * 90, 0])
  put(parent, backPanel(), [0, deck * 0.45, -d / 2 + 2.6], [0, 180, 0])
}

/** A place on the sloping panel, its middle at the origin, facing out. */
const onSlope = (parent: Object3D, { d }: Size, { low, deck, slope }: Side, x = 0): Group => {
  const lean = (-Math.atan2(slope, deck - low) * 180) / Math.PI
  return group(parent, [x, (low + deck) / 2 - 1, d / 2 - slope / 2 - 3], [lean, 0, 0])
}

/** Counts one kind of coin: a keypad, two dials, one spout, a tray at the side for what is too small. */
const dialCounter = (size: Size): Model => {
  const object = new Group()
  const { w, d, h, name } = size
  const body = { ...size, w: w - 34, d: d - 42 }
  const side = { low: 88, deck: 178, slope: 66 }
  const machine = group(object, [-17, 0, -21])
  housing(machine, body, side)
  const panel = onSlope(machine, body, side)
  add(panel, plate(body.w - 44, 100, 5, { r: 9, bevel: 1.2 }), gloss('#15181c'), [0, 0, 1])
  put(panel, figures(112, 74, '1 500', '2 000'), [-56, 0, 4.4])
  keypad(group(panel, [66, 0, 3.4]), 96, 92)
  put(
    machine,
    hopper(104, h - 176, colours.white, { tone: 'silver', count: 150, r: 10.5, spread: 0.4 }),
    [0, 176, -14],
  )
  add(machine, cylinder(87, 4, 'y', 1), paint(colours.accent), [0, 179, -14])
  const front = group(machine, [0, 0, body.d / 2 - 4])
  spout(front, -58, 48, 22, 20)
  put(front, label(name, 26, { color: '#ffffff' }), [48, 62, 0.6])
  put(front, label('Coin counter', 13, { color: '#c9cfd4', weight: 500 }), [48, 36, 0.6])
  dials(machine, body.w)
  add(machine, box(130, 16, 18, 7), satin('#15181c'), [0, 168, -body.d / 2 + 10])
  const tray = group(object, [w / 2 - 20, 0, 40])
  const bin = plate(34, 96, 40, { r: 8, openings: [{ w: 26, h: 86, r: 5 }], axis: 'y' })
  add(tray, bin, shell(), [0, 36, 0])
  add(tray, box(30, 6, 90, 2), matte('#1b1e22'), [0, 20, 0])
  put(tray, heap({ w: 26, d: 84, round: false, rise: 8, count: 26, r: 7, spread: 1 }), [0, 24, 0])
  return { object, detail: { target: [20, 150, 50], size: 250, azimuth: 18, elevation: 30 } }
}

/** The two dials for diameter and thickness, on the right side. */
const dials = (parent: Object3D, w: number): void => {
  const place = group(parent, [w / 2 - 0.4, 132, 4], [0, 90, 0])
  for (const [index, unit] of ['mm', 'Ø'].entries()) {
    const x = index * 62 - 26
    knob(place, x, 0, 15, index * 70 - 50)
    put(place, label(unit, 9), [x, -31, 0.4])
  }
}

const sorted = [
  { tag: '5c', value: '0.05 SGD', count: 130, r: 8.2, tone: 'gold' },
  { tag: '10c', value: '0.10 SGD', count: 120, r: 9.2, tone: 'silver' },
  { tag: '20c', value: '0.20 SGD', count: 104, r: 10.6, tone: 'silver' },
  { tag: '50c', value: '0.50 SGD', count: 80, r: 11.4, tone: 'silver' },
  { tag: '$1', value: '1 SGD', count: 84, r: 12.2, tone: 'gold' },
] as const
const drawers = [...sorted, { tag: '?', value: undefined, count: 60, r: 10.5, tone: 'mixed' } as const]

/** Sorts a shop's coins into clear drawers. */
const drawerSorter = (size: Size): Model => {
  const object = new Group()
  const { w, d, h, name } = size
  const side = { low: 126, deck: 206, slope: 96 }
  drawerBay(object, size)
  const upper = { low: side.low, deck: side.deck, slope: side.slope }
  const [front, back] = [d / 2 - 3, -d / 2 + 3]
  const profile = outline([
    [front, 118, 6],
    [front, upper.low + 6, 10],
    [front - upper.slope, upper.deck, 22],
    [back, upper.deck, 24],
    [back, 118, 6],
  ])
  add(object, extrude(profile, w, 4, 'x'), shell())
  add(object, box(w - 3, 3, d - 12, 1), paint(colours.accent), [0, 117, 0])
  const panel = onSlope(object, size, { ...upper, low: upper.low + 6 })
  add(panel, plate(w - 44, 104, 5, { r: 10, bevel: 1.4 }), gloss('#15181c'), [0, 0, 1])
  const shown = { title: 'Till 07', aside: 'SGD', figure: ['Total', figure(worth(sorted), 2)] } as const
  put(panel, screen(122, 84, shown), [-94, 0, 4.2])
  put(panel, label(name, 26, { color: '#ffffff' }), [34, 26, 4])
  key(group(panel, [0, 0, 3.4]), [34, -18], [86, 30], 'START', {
    color: colours.accent,
    ink: '#ffffff',
    size: 14,
  })
  for (const [index, legend] of ['TILL', 'SUM', 'PRINT'].entries())
    key(group(panel, [0, 0, 3.4]), [119, 30 - index * 28], [62, 22], legend, { size: 11 })
  const coins = { count: 130, r: 10.5, spread: 2 }
  put(object, hopper(98, h - 204, '#cfd3d6', coins), [50, 203, -56])
  add(object, box(96, 5, 120, 2), satin(), [-118, 206, -60])
  return { object, detail: { target: [-40, 80, d / 2], size: 280, azimuth: -24, elevation: 20 } }
}

/** Six drawers side by side in an open bay. */
const drawerBay = (parent: Object3D, { w, d }: Size): void => {
  add(parent, box(w - 20, 12, d - 16, 4), satin(), [0, 14, 0])
  for (const side of [-1, 1]) add(parent, box(12, 112, d - 6, 5), shell(), [side * (w / 2 - 6), 64, 0])
  add(parent, box(w - 20, 100, 10, 3), satin(), [0, 66, -d / 2 + 12])
  feet(parent, w - 60, d - 70)
  put(parent, backPanel(), [0, 70, -d / 2 + 6], [0, 180, 0])
  const pitch = (w - 26) / 6
  for (const [index, held] of drawers.entries()) {
    const x = (index - 2.5) * pitch
    const spread = held.tone === 'mixed' ? 3 : 0.2
    put(parent, drawer(pitch - 3, 92, d - 40, { ...held, spread, seed: index + 2 }), [x, 67, d / 2 - 8])
    add(parent, box(2, 94, d - 40, 0.5), satin(), [x + pitch / 2, 66, -10])
  }
}

/** Counts buckets of coins into two bags in turn. */
const bulkCounter = (size: Size): Model => {
  const object = new Group()
  const { w, d, h, name } = size
  const side = { low: 196, deck: 304, slope: 104 }
  const body = { ...size, d: d - 84 }
  const machine = group(object, [0, 0, -40])
  housing(machine, body, side)
  const panel = onSlope(machine, body, side)
  add(panel, plate(w - 52, 136, 5, { r: 12, bevel: 1.4 }), gloss('#15181c'), [0, 0, 1])
  const shown = {
    title: 'Bag 1',
    aside: '10c',
    figure: ['Coins', '2 740'],
    fields: [['Preset', '3 000']],
  } as const
  put(panel, screen(160, 112, shown), [-92, 0, 4.2])
  keypad(group(panel, [96, 0, 3.4]), 150, 124)
  const steel = { tone: 'silver', count: 330, r: 9.6, spread: 0.4 } as const
  put(object, hopper(164, h - 302, '#b9bdc0', steel), [0, 302, -100])
  add(object, cylinder(137, 5, 'y', 1), paint(colours.accent), [0, 305, -100])
  const front = group(machine, [0, 0, body.d / 2 - 3])
  for (const end of [-1, 1]) {
    spout(front, end * 118, 112, 32, 46)
    add(front, box(40, 5, 3, 1), end < 0 ? glow(colours.accent, 2.4) : matte('#3a4149'), [end * 118, 176, 1])
  }
  put(front, label(name, 36, { color: '#ffffff' }), [0, 152, 0.6])
  const cup = plate(74, 44, 40, { r: 10, openings: [{ w: 62, h: 32, r: 6 }], axis: 'y' })
  add(front, cup, metal('#b4b8bb', 0.3), [0, 50, 24])
  add(front, box(66, 4, 36, 1), metal('#8f9499', 0.4), [0, 36, 24])
  put(front, heap({ w: 60, d: 30, round: false, rise: 5, count: 12, r: 9, seed: 9 }), [0, 40, 24])
  put(front, label('REJECT', 14, { color: '#c9cfd4' }), [0, 92, 0.6])
  return { object, detail: { target: [-40, 160, d / 2], size: 400, azimuth: -26, elevation: 18 } }
}

/** Coin counters and sorters KC 100 to KC 500. */
export const coinSorters: Machines = {
  'kc-100': () => dialCounter({ name: 'KC 100', w: 318, d: 286, h: 262 }),
  'kc-220': () => drawerSorter({ name: 'KC 220', w: 372, d: 346, h: 274 }),
  'kc-300': () => bulkCounter({ name: 'KC 300', w: 424, d: 538, h: 446 }),
  'kc-410': () => bagSorter({ name: 'KC 410', w: 864, d: 642, h: 1094 }),
  'kc-500': () => rollWrapper({ name: 'KC 500', w: 628, d: 784, h: 1246 }),
}
