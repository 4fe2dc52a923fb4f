import { Group } from 'three'
import { add, box, cylinder, group, plate, type Corner } from '../../kit/geometry.ts'
import { colours, glass, glow, gloss, matte, metal, paint, satin, shell } from '../../kit/materials.ts'
import type { Model } from '../model.ts'
import { flanks, housing, ledge, plinth, rear, setback, type CashCabinet } from './cabinetBody.ts'
import { contactless, feedTray, mouth, pane, pinPad, receiptSlot, words } from './cabinetParts.ts'
import { lever, steelDoor } from './doorParts.ts'
import { hopper } from '../safes/safeBody.ts'

const CHEEK = 34
/** How far the screen leans back from upright. */
const TILT = 35

interface Lobby extends CashCabinet {
  /** Height of the shelf's front edge, and of the upper edge of the safe door. */
  readonly shelf: number
  readonly door: number
  /** With a slot for notes alone, as every country is supplied, or with a hopper and an escrow behind glass. */
  readonly kind: 'notes' | 'escrow'
}

/** The slope that carries the screen: where it starts and how long it is. */
const slopeOf = ({ d, h, shelf }: Lobby) => {
  const [low, front] = [shelf + 62, d / 2 - 205]
  const rise = h - low
  return { low, front, rise, run: setback(rise, TILT) }
}

const body = (parent: Group, p: Lobby): void => {
  const { w, d, h, shelf } = p
  const { low, front, run } = slopeOf(p)
  const [back, face] = [-d / 2, d / 2]
  const side: Corner[] = [
    [back, 40, 10],
    [back, h, 60],
    [front - run + 18, h, 50],
    [front + 18, low + 10, 50],
    [face, shelf + 16, 34],
    [face, 40, 10],
  ]
  const core: Corner[] = [
    [back + 8, 46, 6],
    [back + 8, h - 9, 50],
    [front - run, h - 9, 34],
    [front, low, 30],
    [face - 9, shelf, 20],
    [face - 9, shelf - 40, 8],
    [face - 100, shelf - 40, 2],
    [face - 100, 46, 2],
  ]
  housing(parent, { w, cheek: CHEEK, body: shell(), trim: satin(), side, core })
  plinth(parent, w - 60, d - 90)
  flanks(parent, w, { y: 230, z: -d * 0.2 })
  rear(parent, w - 90, [70, h - 90], back + 8)
  for (const end of [-1, 1]) {
    add(parent, box(1.4, h - 320, 3, 0.6), matte('#101214'), [end * (w / 2 + 0.1), h * 0.45, back + 44])
  }
}

const head = (parent: Group, p: Lobby): void => {
  const { low, front, rise, run } = slopeOf(p)
  const inner = p.w - 2 * CHEEK
  const at = group(parent, [0, low + rise * 0.48, front - run * 0.48], [-TILT, 0, 0])
  const [w, h] = p.display
  const left = -(inner - w) / 2 + 38
  add(at, plate(inner - 10, h + 90, 8, { r: 18, bevel: 2 }), satin('#1b2025'), [0, 0, 1])
  pane(at, [left, 2, 3.2], p.display, p.shown, 6)
  add(at, cylinder(5, 2, 'z', 0.5), gloss('#2a3036'), [left, h / 2 + 24, 5])
  const free = inner / 2 - (left + w / 2)
  contactless(at, [left + w / 2 + free / 2, h * 0.12, 4], Math.min(88, free - 34), 100)
  words(at, p.name, 20, [left, -h / 2 - 24, 4.8], '#d6dcdf')
}

/** The shelf in front of the screen. */
const shelf = (parent: Group, p: Lobby): void => {
  const { low, front } = slopeOf(p)
  const at = ledge(parent, [p.d / 2 - 9, p.shelf], [front, low])
  pinPad(at, [-p.w * 0.25, 2, 2], 34)
  if (p.kind === 'escrow') hopper(at, [p.w * 0.14, 0, 4], { notes: 40, value: '100 USD' })
}

const FASCIA = 12

/** The panel with the note slots; its origin is the surface's centre. */
const fascia = (parent: Group, p: Lobby, surface: number): void => {
  const [top, low] = [p.shelf - 46, p.door + 5]
  const inner = p.w - 2 * CHEEK - 10
  const at = group(parent, [0, (top + low) / 2, surface])
  const main = { x: -inner * 0.16, y: p.kind === 'notes' ? 22 : 50, w: 236, h: 84, r: 12 }
  const second = { x: main.x, y: -50, w: 236, h: 40, r: 10 }
  const small = { x: inner * 0.31, y: 48, w: 90, h: 12, r: 4 }
  const openings = p.kind === 'notes' ? [main] : [main, second]
  add(at, plate(inner, top - low, FASCIA, { r: 12, bevel: 2.4, openings }), shell(p.face), [
    0,
    0,
    -FASCIA / 2,
  ])
  receiptSlot(at, [small.x, small.y, 0], 82)
  words(at, 'RECEIPT', 15, [small.x, small.y - 42, 0], p.ink)
  if (p.kind === 'notes') {
    const slot = mouth(at, [main.x, main.y, 0], { ...main, depth: 84, light: colours.lamp })
    feedTray(slot, { ...main, notes: 26, value: '20 USD', out: 18 })
    words(at, 'BANKNOTES', 15, [main.x, main.y - 68, 0], p.ink)
    return
  }
  const escrow = mouth(at, [main.x, main.y, 0], { ...main, depth: 84, light: colours.white })
  feedTray(escrow, { ...main, notes: 40, value: '100 USD', out: 0 })
  add(escrow, box(main.w - 30, 4, 30, 1), glow('#ffffff', 2.4), [0, main.h / 2 - 6, -30])
  add(escrow, plate(main.w - 6, main.h - 6, 1, { r: 8, bevel: 0.2 }), glass(), [0, 0, 2])
  words(at, 'ESCROW', 14, [main.x, -11, 0], p.ink)
  const back = mouth(at, [second.x, second.y, 0], { ...second, depth: 84 })
  feedTray(back, { ...second, notes: 2, value: '20 000 KHR', out: 14 })
  words(at, 'RETURN', 14, [second.x, -94, 0], p.ink)
}

/** The safe door with the model's name, a stripe, a lock and, for cassettes, their lamps. */
const door = (parent: Group, p: Lobby, surface: number): void => {
  const inner = p.w - 2 * CHEEK - 12
  const tall = p.door - 66
  const steel = shell(p.face)
  const at = steelDoor(parent, [0, 66 + tall / 2, surface], { w: inner, h: tall, t: 16, paint: steel })
  add(at, plate(10, tall - 110, 3, { r: 4, bevel: 1 }), paint(colours.accent), [-inner / 2 + 40, 0, 0.8])
  lever(at, [inner / 2 - 70, 40, 0])
  words(at, p.name, 40, [-inner / 2 + 160, tall / 2 - 74, 0], p.ink)
  if (p.kind === 'notes') return
  for (let index = 0; index < 4; index += 1) {
    const place = group(at, [-inner / 2 + 112 + index * 62, -tall / 2 + 96, 0])
    add(place, plate(48, 62, 2, { r: 6, bevel: 0.6 }), gloss('#14171a'), [0, 0, 0.4])
    add(place, cylinder(5, 3, 'z', 0.8), glow(index === 2 ? colours.amber : '#2fd0b0', 2), [0, -16, 1.6])
    words(place, String(index + 1), 22, [0, 12, 1.2], '#e8ecee')
  }
}

/** A floor-standing deposit machine for a lobby. */
export const lobby = (p: Lobby): Model => {
  const object = new Group()
  const surface = p.d / 2 - 5
  body(object, p)
  head(object, p)
  shelf(object, p)
  fascia(object, p, surface)
  door(object, p, surface)
  // A metal edge under the nose closes the gap above the fascia.
  add(object, box(p.w - 2 * CHEEK - 4, 4, 60, 1.5), metal('#8f9499', 0.36), [0, p.shelf - 42, p.d / 2 - 42])
  return {
    object,
    detail: { target: [0, p.shelf - 30, p.d / 2 - 60], size: p.w * 1.05, azimuth: -24, elevation: 26 },
    level: true,
  }
}
