import { Group } from 'three'
import { add, box, cylinder, group, plate, put, type Corner } from '../../kit/geometry.ts'
import { colours, glow, gloss, matte, metal, paint, satin, shell } from '../../kit/materials.ts'
import { noteStack } from '../../kit/notes.ts'
import type { Model, Size } from '../model.ts'
import { flanks, housing, plinth, rear } from '../kiosks/cabinetBody.ts'
import { feedTray, mouth, pane, words } from '../kiosks/cabinetParts.ts'
import { codeLock, steelDoor } from '../kiosks/doorParts.ts'
import { hopper } from './safeBody.ts'

const CHEEK = 26
/** The deck on which hopper and screen stand lies below the full height. */
const deckOf = (p: Size): number => p.h - 190
const DOOR = 0.58

const body = (parent: Group, p: Size): void => {
  const [back, face, deck] = [-p.d / 2, p.d / 2, deckOf(p)]
  const side: Corner[] = [
    [back, 40, 8],
    [back, deck + 60, 30],
    [face - 520, deck + 60, 40],
    [face - 470, deck + 8, 40],
    [face, deck + 8, 30],
    [face, 40, 8],
  ]
  const core: Corner[] = [
    [back + 6, 44, 6],
    [back + 6, deck + 52, 24],
    [face - 528, deck + 52, 30],
    [face - 476, deck, 30],
    [face - 8, deck, 16],
    [face - 8, deck - 24, 4],
    [face - 110, deck - 24, 2],
    [face - 110, 44, 2],
  ]
  housing(parent, { w: p.w, cheek: CHEEK, body: shell(), trim: satin(), side, core })
  plinth(parent, p.w - 50, p.d - 80)
  flanks(parent, p.w, { y: 190, z: back + 220, count: 18 })
  rear(parent, p.w - 80, [60, deck + 30], back + 6)
  for (const end of [-1, 1]) {
    add(parent, box(1.4, deck - 120, 3, 0.6), matte('#101214'), [end * (p.w / 2 + 0.1), deck / 2, face - 130])
  }
}

/** The screen on its arm, and the hopper beside it. */
const deckParts = (parent: Group, p: Size): void => {
  const [deck, face] = [deckOf(p), p.d / 2]
  const arm = group(parent, [-112, deck, face - 300])
  add(arm, cylinder(46, 10, 'y', 3), satin('#3b424a'), [0, 4, 0])
  add(arm, box(44, 110, 26, 8), satin('#3b424a'), [0, 52, 0], [-14, 0, 0])
  const head = group(arm, [0, 122, 18], [-22, 0, 0])
  add(head, box(206, 146, 24, 10), satin(), [0, 0, -10])
  pane(
    head,
    [0, 0, 2],
    [154, 94],
    { title: 'Teller 2', aside: 'USD', figure: ['Pay out', '1 200.00'], buttons: ['Deposit', 'Pay out'] },
    14,
  )
  const top = group(parent, [104, deck - 1, face - 150], [-90, 0, 0])
  hopper(top, [0, 30, 0], { notes: 40, value: '100 USD' })
  words(top, 'IN', 18, [0, -50, 1], '#e8ecee')
  const tray = group(parent, [-112, deck, face - 118])
  const opening = { w: 176, h: 92, r: 8 }
  add(
    tray,
    plate(204, 122, 14, { r: 14, bevel: 3, openings: [opening], axis: 'y' }),
    satin('#3b424a'),
    [0, 6, 0],
  )
  add(tray, box(178, 3, 94, 1), matte('#0c0d0f'), [0, 1, 0])
  put(tray, noteStack({ height: 16, value: '50 USD', seed: 4 }), [0, 2, 0])
  add(tray, plate(60, 4, 2, { r: 1.6, bevel: 0.4, axis: 'y' }), glow(colours.lamp, 1.6), [0, 13.4, 53])
}

/** The transport's front: the reject tray, a lamp for each drum and the machine's name. */
const transport = (parent: Group, p: Size, surface: number): void => {
  const [low, high] = [p.h * DOOR - 60, deckOf(p) - 28]
  const inner = p.w - 2 * CHEEK - 8
  const at = group(parent, [0, (low + high) / 2, surface])
  const hole = { x: -inner / 2 + 132, y: 8, w: 190, h: 76, r: 10 }
  add(at, plate(inner, high - low, 12, { r: 10, bevel: 2.2, openings: [hole] }), shell(), [0, 0, -6])
  const slot = mouth(at, [hole.x, hole.y, 0], { ...hole, depth: 84 })
  feedTray(slot, { ...hole, notes: 4, value: '10 USD', out: 4 })
  words(at, 'REJECT', 15, [hole.x, -58, 0])
  words(at, p.name, 42, [inner * 0.25, 34, 0])
  for (let index = 0; index < 6; index += 1) {
    const place = group(at, [inner * 0.25 + (index - 2.5) * 30, -30, 0])
    add(place, plate(24, 34, 2, { r: 4, bevel: 0.5 }), gloss('#14171a'), [0, 0, 0.4])
    add(place, cylinder(4, 3, 'z', 0.8), glow(index === 4 ? colours.amber : '#2fd0b0', 2), [0, 7, 1.4])
    words(place, String(index + 1), 12, [0, -7, 1.2], '#e8ecee')
  }
}

/** A recycler that two tellers share: drums and handover cassette behind the safe door. */
export const tellerRecycler = (p: Size): Model => {
  const object = new Group()
  const surface = p.d / 2 - 5
  body(object, p)
  deckParts(object, p)
  transport(object, p, surface)
  const inner = p.w - 2 * CHEEK - 8
  const tall = p.h * DOOR - 66 - 62
  const door = steelDoor(object, [0, 60 + tall / 2, surface], {
    w: inner,
    h: tall,
    t: 24,
    paint: satin('#363c43'),
  })
  codeLock(door, [inner * 0.29, 60, 0], 0.95)
  add(door, box(10, tall - 90, 3, 1.4), paint(colours.accent), [-inner / 2 + 40, 0, 0.6])
  // The handover cassette has its own flap, with a handle.
  const flap = group(door, [-66, -18, 0])
  add(flap, plate(176, 230, 6, { r: 12, bevel: 2 }), shell(), [0, 0, 1])
  add(flap, box(110, 16, 22, 7), metal('#8f9499', 0.3), [0, 46, 16])
  for (const x of [-1, 1]) add(flap, box(14, 14, 18, 3), metal('#8f9499', 0.3), [x * 44, 46, 8])
  words(flap, 'HANDOVER', 22, [0, -40, 4])
  return {
    object,
    detail: { target: [0, deckOf(p) + 10, p.d / 2 - 170], size: 560, azimuth: 26, elevation: 30 },
    level: true,
  }
}
