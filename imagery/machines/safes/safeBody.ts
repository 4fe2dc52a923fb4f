import { Group } from 'three'
import { add, box, cylinder, group, plate, put, type Corner } from '../../kit/geometry.ts'
import { colours, glow, matte, metal, paint, paper, rubber, satin, shell } from '../../kit/materials.ts'
import { noteStack } from '../../kit/notes.ts'
import type { Model } from '../model.ts'
import { flanks, housing, plinth, rear, setback, type CashCabinet } from '../kiosks/cabinetBody.ts'
import { contactless, feedTray, mouth, pane, receiptSlot, words } from '../kiosks/cabinetParts.ts'
import { codeLock, steelDoor } from '../kiosks/doorParts.ts'

interface Notes {
  readonly notes: number
  readonly value: string
}

interface Safe extends CashCabinet {
  readonly body: string
  /** A stack feeder on the deck; without one, notes go singly into a slot in front. */
  readonly feeder?: Notes
  /** What the pocket in front is called. */
  readonly pocket?: string
  /** Notes that lie in the pocket. */
  readonly returned?: Notes
  readonly doors: 1 | 2
  /** What the doors are marked with, when there are two. */
  readonly marks?: readonly string[]
  readonly printer?: number
  readonly card?: boolean
  readonly rollers?: boolean
}

const TILT = 42
/** How far the locks stand out in front of the cabinet: they belong to the stated depth. */
const STANDS_OUT = 30

/** A feeder with notes standing in it, open above; its group's +z is up. */
export const hopper = (parent: Group, at: readonly [number, number, number], stack: Notes): void => {
  const place = group(parent, at)
  const opening = { w: 184, h: 74, r: 8 }
  add(place, plate(216, 108, 30, { r: 18, bevel: 4, openings: [opening] }), satin('#3b424a'), [0, 0, 14])
  add(
    place,
    plate(194, 84, 2, { r: 12, bevel: 0.6, openings: [opening] }),
    glow(colours.lamp, 1.6),
    [0, 0, 29],
  )
  add(place, box(190, 80, 4, 1), matte('#0c0d0f'), [0, 0, 0])
  const notes = noteStack({ height: stack.notes, value: stack.value, seed: 11, jitter: 2 })
  put(place, notes, [0, stack.notes / 2 - 6, 37], [170, 0, 0])
}

const placesOf = (p: Safe) => {
  const deck = p.feeder ? p.h - 64 : p.h
  const door = Math.round(p.h * 0.6)
  const nose = door + Math.max(92, p.h * 0.115)
  const rise = deck - nose
  return { deck, door, nose, rise, run: setback(rise, TILT), face: p.d / 2 }
}

const cheekOf = (p: Safe): number => Math.max(16, p.w * 0.05)

const body = (parent: Group, p: Safe): void => {
  const { deck, door, nose, run, face } = placesOf(p)
  const back = -p.d / 2
  const side: Corner[] = [
    [back, 34, 8],
    [back, deck, 26],
    [face - run + 8, deck, 26],
    [face, nose + 10, 26],
    [face, 34, 8],
  ]
  const core: Corner[] = [
    [back + 6, 38, 6],
    [back + 6, deck - 7, 20],
    [face - run - 2, deck - 7, 20],
    [face - 10, nose, 14],
    [face - 10, nose - 10, 4],
    [face - 78, nose - 10, 2],
    [face - 78, door, 2],
    [face - 40, door, 2],
    [face - 40, 38, 2],
  ]
  housing(parent, { w: p.w, cheek: cheekOf(p), body: shell(p.body), trim: satin(), side, core })
  plinth(parent, p.w - 40, p.d - 60, 34)
  flanks(parent, p.w, { y: p.h * 0.2, z: back + p.d * 0.3, count: 11, long: 60 })
  rear(parent, p.w - 60, [50, deck - 40], back + 6)
}

/** The sloping panel: screen, printer, card reader. */
const panel = (parent: Group, p: Safe): void => {
  const { deck, nose, rise, run, face } = placesOf(p)
  const inner = p.w - 2 * cheekOf(p)
  const [z, y] = [face - 6 - run / 2, (deck - 6 + nose) / 2]
  const at = group(parent, [0, y, z], [-TILT, 0, 0])
  const high = Math.hypot(rise, run) - 34
  add(at, plate(inner - 10, high, 6, { r: 12, bevel: 1.6 }), satin('#20252a'), [0, 0, 1])
  const [w, h] = p.display
  const right = p.printer === undefined && p.card !== true
  const left = right ? 0 : -inner / 2 + w / 2 + 30
  pane(at, [left, high / 2 - h / 2 - 22, 4.4], p.display, p.shown, 9)
  if (right) words(at, '1  FEED     2  CHECK     3  SEAL', 13, [0, -high / 2 + 40, 4], '#c9d1d5')
  const free = (left + w / 2 + inner / 2) / 2 + 4
  if (p.printer !== undefined) receiptSlot(at, [free, p.card === true ? -high * 0.3 : 0, 4], p.printer, 26)
  if (p.card === true) contactless(at, [free, high * 0.2, 2], 68, 74)
}

/** The band under the nose, with the pocket or the slot for single notes. */
const band = (parent: Group, p: Safe): void => {
  const { door, nose, face } = placesOf(p)
  const inner = p.w - 2 * cheekOf(p) - 6
  const high = nose - 10 - (door + 5)
  const at = group(parent, [0, door + 5 + high / 2, face - 4])
  const x = -(inner - 200) / 2 + 12
  const hole =
    p.pocket === undefined ? { x: -20, y: 6, w: 96, h: 16, r: 6 } : { x, y: 4, w: 192, h: high - 46, r: 10 }
  add(at, plate(inner, high, 12, { r: 8, bevel: 2, openings: [hole] }), shell(p.face), [0, 0, -6])
  if (p.pocket === undefined) {
    const slot = mouth(at, [hole.x, hole.y, 0], { ...hole, depth: 60, light: colours.lamp })
    add(slot, box(70, 0.8, 74, 0.2), paper('#e6e2d2'), [0, -1, -12], [3, 0, 0])
    words(at, 'ONE NOTE', 11, [hole.x, -24, 0], p.ink)
    return
  }
  const slot = mouth(at, [x, hole.y, 0], { ...hole, depth: 60 })
  feedTray(slot, { ...hole, out: 4, ...(p.returned ?? { notes: 2, value: '1 USD' }) })
  if (inner > 300) words(at, p.pocket, 15, [(x + 110 + inner / 2) / 2, 0, 0], p.ink)
}

const doors = (parent: Group, p: Safe): void => {
  const { door, face } = placesOf(p)
  const inner = p.w - 2 * cheekOf(p) - 6
  const tall = door - 50
  const w = inner / p.doors - (p.doors - 1) * 3
  const size = Math.min(1, tall / 330, w / 200)
  for (let index = 0; index < p.doors; index += 1) {
    const x = (index - (p.doors - 1) / 2) * (inner / p.doors)
    const hinge = index === 0 ? -1 : 1
    const at = steelDoor(parent, [x, 46 + tall / 2, face - 3], {
      w,
      h: tall,
      t: 26,
      paint: shell(p.face),
      hinge,
    })
    const middle = p.doors === 2 ? hinge * -0.06 * w : w * 0.2
    codeLock(at, [middle, tall * 0.04, 0], size * 0.95)
    const mark = p.marks?.[index]
    if (mark !== undefined) words(at, mark, 26, [0, -tall / 2 + 42, 0], p.ink)
    if (index > 0) continue
    const name = Math.min(38, p.w * 0.09)
    words(at, p.name, name, [-w / 2 + name * 2.9, tall / 2 - name * 1.3, 0], p.ink)
  }
  add(parent, box(inner, 4, 3, 1), paint(colours.accent), [0, door + 1.6, face - 4])
}

/** Two rollers behind and pads that lock the front down. */
const rollers = (parent: Group, p: Safe): void => {
  for (const side of [-1, 1]) {
    add(parent, cylinder(22, 22, 'x', 3), rubber(), [side * (p.w / 2 - 16), 22, -p.d / 2 + 60])
    add(parent, cylinder(10, 24, 'x', 1), metal(), [side * (p.w / 2 - 16), 22, -p.d / 2 + 60])
    add(parent, cylinder(18, 8, 'y', 2), metal('#9aa0a5', 0.4), [side * (p.w / 2 - 34), 4, p.d / 2 - 40])
    add(parent, cylinder(6, 34, 'y', 1), metal('#9aa0a5', 0.4), [side * (p.w / 2 - 34), 20, p.d / 2 - 40])
  }
}

/** A safe with a note reader on top. */
export const smartSafe = (stated: Safe): Model => {
  const p = { ...stated, d: stated.d - STANDS_OUT }
  const whole = new Group()
  const object = group(whole, [0, 0, -STANDS_OUT / 2])
  body(object, p)
  panel(object, p)
  band(object, p)
  doors(object, p)
  const { deck, run, nose, face } = placesOf(p)
  if (p.feeder) {
    const deep = p.d - run
    const top = group(object, [0, deck - 7, -p.d / 2 + deep * 0.56], [-90, 0, 0])
    hopper(top, [0, 0, 0], p.feeder)
  }
  if (p.rollers === true) rollers(object, p)
  return {
    object: whole,
    detail: { target: [0, (deck + nose) / 2, face - run / 2], size: p.w + 120, azimuth: -22, elevation: 26 },
    level: true,
  }
}
