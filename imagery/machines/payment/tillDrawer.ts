import { Group } from 'three'
import { add, box, cylinder, group, plate, put } from '../../kit/geometry.ts'
import { colours, glow, gloss, matte, metal, paint, satin, shell } from '../../kit/materials.ts'
import { currencyOf, figure, worth } from '../../kit/cash.ts'
import { noteStack } from '../../kit/notes.ts'
import { random } from '../../kit/random.ts'
import { backPanel, feet } from '../../kit/parts.ts'
import type { Model, Size } from '../model.ts'
import { coin, pane, words } from '../kiosks/cabinetParts.ts'

/** How much of the depth the housing behind and the front panel take. */
const HOUSING = 88
const FRONT = 22
const FLOOR = 44

const floats = [
  { value: '1 000 KHR', count: 10 },
  { value: '5 000 KHR', count: 18 },
  { value: '20 000 KHR', count: 22 },
  { value: '50 000 KHR', count: 14 },
  { value: '1 USD', count: 24 },
  { value: '5 USD', count: 12 },
  { value: '20 USD', count: 20 },
  { value: '100 USD', count: 8 },
]
const dollars = floats.filter(({ value }) => currencyOf(value) === 'USD')

/** A cup on its load cell, w × d, its floor's centre at the origin. */
const cup = (
  parent: Group,
  at: readonly [number, number, number],
  [w, d]: readonly [number, number],
  h: number,
): Group => {
  const place = group(parent, at)
  add(place, box(w, 3, d, 1), satin('#3b424a'), [0, 0, 0])
  for (const end of [-1, 1]) {
    add(place, box(2.6, h, d, 1), satin('#3b424a'), [end * (w / 2 - 1.3), h / 2, 0])
    add(place, box(w, h * 0.8, 2.6, 1), satin('#3b424a'), [0, h * 0.4, end * (d / 2 - 1.3)])
  }
  return place
}

/** Eight cups for notes in two rows, and eight for coins in front of them. */
const cups = (parent: Group, p: Size): void => {
  const inner = p.w - 24
  const start = -p.d / 2 + HOUSING
  const [column, row] = [inner / 4, 154]
  floats.forEach(({ value, count }, index) => {
    const x = ((index % 4) - 1.5) * column
    const z = start + row * (Math.floor(index / 4) + 0.5)
    const place = cup(parent, [x, FLOOR, z], [column - 4, row - 3], 50)
    put(
      place,
      noteStack({ height: count * 1.6, w: 144, d: 66, value, count, seed: index + 2 }),
      [0, 2, 0],
      [0, 90, 0],
    )
  })
  const next = random(9)
  const [wide, deep] = [inner / 8, p.d - HOUSING - FRONT - 2 * row - 4]
  for (let index = 0; index < 8; index += 1) {
    const z = start + 2 * row + deep / 2
    const place = cup(parent, [(index - 3.5) * wide, FLOOR + 24, z], [wide - 3, deep - 3], 26)
    const r = 9 + (index % 4) * 1.4
    const tone = index % 3 === 0 ? metal('#d2ab58', 0.28) : metal('#c8cacc', 0.25)
    for (let piece = 0; piece < 11; piece += 1) {
      const spot = [
        (next() - 0.5) * (wide - 2 * r - 10),
        5 + piece * 2.1,
        (next() - 0.5) * (deep - 2 * r - 12),
      ] as const
      add(place, coin(r), tone, spot, [(next() - 0.5) * 24, 0, (next() - 0.5) * 24])
    }
  }
}

/** The front panel with the status display, the lock and a handle. */
const front = (parent: Group, p: Size): void => {
  const high = p.h - 32
  const at = group(parent, [0, 9 + high / 2, p.d / 2 - 3])
  add(at, plate(p.w, high, FRONT - 6, { r: 12, bevel: 3.4 }), shell(), [0, 0, -(FRONT - 6) / 2])
  pane(at, [118, 8, 0], [49, 37], { title: 'Drawer', figure: ['USD', figure(worth(dollars))] }, 7)
  const lock = group(at, [184, 8, 0])
  add(lock, cylinder(19, 5, 'z', 1.4), satin('#2b3036'), [0, 0, 1])
  add(lock, cylinder(13, 5, 'z', 1.2), metal('#d5d7d9', 0.22), [0, 0, 3])
  add(lock, box(3, 12, 1.6, 0.5), matte(), [0, 0, 5.8])
  words(at, p.name, 30, [-150, 10, 0])
  add(at, box(170, 13, 3, 1.4), gloss('#14171a'), [-40, -22, 0])
  add(at, box(p.w - 60, 3.6, 2, 0.8), paint(colours.accent), [0, -high / 2 + 14, 0.4])
  add(at, cylinder(3.4, 3, 'z', 0.8), glow('#2fd0b0', 2.2), [118, -30, 0.4])
}

/**
 * A drawer that weighs what it holds. It is shown pulled out of its housing, at its closed length: so that the cups
 * are seen and the size agrees with the data sheet, only the rear end of the housing is there.
 */
export const tillDrawer = (p: Size): Model => {
  const object = new Group()
  const back = -p.d / 2
  feet(object, p.w - 80, p.d - 100, 0, 14, 10)
  add(object, box(p.w - 8, 14, p.d - 20, 3), satin(), [0, 16, 0])
  add(object, box(p.w, p.h - 8, HOUSING - 4, 7), satin(), [0, 8 + (p.h - 8) / 2, back + (HOUSING - 4) / 2])
  for (const end of [-1, 1]) {
    const side = group(object, [end * (p.w / 2 - 6), 0, HOUSING / 2 - 8])
    add(side, box(5, 82, p.d - HOUSING - FRONT + 6, 1.6), shell(colours.light), [0, 63, 0])
    add(side, box(7, 20, p.d - HOUSING - 10, 2), metal('#b9bdc1', 0.32), [end * 3, 44, 0])
  }
  cups(object, p)
  front(object, p)
  put(object, backPanel(), [0, 72, back], [0, 180, 0])
  return {
    object,
    detail: { target: [70, 90, p.d / 2 - 110], size: 330, azimuth: 22, elevation: 48 },
  }
}
