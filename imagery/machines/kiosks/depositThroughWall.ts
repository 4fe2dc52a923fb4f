import { Group } from 'three'
import { add, box, cylinder, extrude, group, outline, plate, type Corner } from '../../kit/geometry.ts'
import { colours, glow, gloss, matte, metal, paint, satin, shell } from '../../kit/materials.ts'
import { screw } from '../../kit/parts.ts'
import type { Model, Size } from '../model.ts'
import { flanks, housing, plinth, rear } from './cabinetBody.ts'
import { cardSlot, contactless, feedTray, mouth, pane, pinPad, receiptSlot, words } from './cabinetParts.ts'
import { codeLock } from './doorParts.ts'

const steel = () => metal('#c9ccce', 0.36)

/** Where the parts lie between back and front: the cabinet's face, the fascia's face. */
const placesOf = ({ d, h }: Size) => ({
  back: -d / 2 + 30,
  face: d / 2 - 330,
  front: d / 2 - 74,
  safe: h * 0.45,
  middle: h - 386,
})

/** The room side: a safe with the transport above it. */
const cabinet = (parent: Group, p: Size): void => {
  const { back, face, safe } = placesOf(p)
  const deep = (low: number, high: number, set: number): Corner[] => [
    [back + set, low, 8],
    [back + set, high, 12],
    [face - set, high, 12],
    [face - set, low, 8],
  ]
  for (const [low, high] of [
    [46, safe],
    [safe + 6, p.h],
  ] as const) {
    const skins = low === 46 ? { body: satin(), trim: satin() } : { body: shell(), trim: shell() }
    housing(parent, {
      w: p.w,
      cheek: 26,
      ...skins,
      side: deep(low, high, 0),
      core: deep(low + 4, high - 4, 6),
    })
  }
  add(parent, box(p.w - 40, 12, face - back - 40, 2), matte(), [0, safe + 3, (face + back) / 2])
  const base = group(parent, [0, 0, (face + back) / 2])
  plinth(base, p.w - 50, face - back - 60)
  flanks(parent, p.w, { y: p.h - 170, z: back + 190, count: 16 })
  rear(parent, p.w - 80, [safe + 40, p.h - 40], back + 6)
  const door = group(parent, [0, safe / 2 + 26, back + 4], [0, 180, 0])
  add(door, plate(p.w - 70, safe - 90, 14, { r: 8, bevel: 2.4 }), satin('#3b424a'), [0, 0, 4])
  codeLock(door, [120, 60, 11], 1.1)
}

/** The part that lies in the wall, with its mounting frame. */
const neck = (parent: Group, p: Size): void => {
  const { face, front, middle } = placesOf(p)
  const long = front - face
  add(parent, box(510, 630, long, 6), satin('#363c43'), [0, middle, face + long / 2 - 8])
  for (const [z, w, h] of [
    [face + 12, 572, 690],
    [front - 58, 540, 660],
  ] as const) {
    const hole = { w: 506, h: 626, r: 6 }
    const ring = group(parent, [0, middle, z])
    add(ring, plate(w, h, 10, { r: 10, openings: [hole] }), metal('#9aa0a5', 0.4))
    for (const x of [-1, 1])
      for (const y of [-0.4, 0, 0.4])
        add(ring, cylinder(6, 3, 'z', 0.8), metal('#6f757a', 0.4), [x * (w / 2 - 14), y * h, 5.6])
  }
}

/** A sheet that keeps the rain off, with the light and the camera below it. */
const hood = (parent: Group, p: Size): void => {
  const { front } = placesOf(p)
  const [top, tip] = [p.h, p.d / 2]
  const profile: Corner[] = [
    [front - 26, top - 4, 4],
    [front + 6, top, 12],
    [tip, top - 20, 3],
    [tip, top - 34, 3],
    [front + 6, top - 26, 2],
    [front - 26, top - 34, 2],
  ]
  add(parent, extrude(outline(profile), p.w, 1.4, 'x'), steel())
  add(parent, box(p.w * 0.62, 5, 14, 2), glow('#ffffff', 2.2), [0, top - 31, front + 26])
}

/** A shutter half open: its slats, and the lit pocket behind. */
const shutter = (parent: Group, at: readonly [number, number, number], w: number, h: number): void => {
  const place = mouth(parent, at, { w, h, depth: 120, light: colours.lamp })
  feedTray(place, { w, h, notes: 22, value: '20 USD', out: -6 })
  for (let index = 0; index < 5; index += 1) {
    add(place, box(w - 6, 9.4, 4, 1.8), steel(), [0, h / 2 - 8 - index * 10, -4])
  }
  add(place, box(90, 6, 8, 2), satin(), [0, h / 2 - 57, -3])
}

const fascia = (parent: Group, p: Size): void => {
  const { front, middle } = placesOf(p)
  const high = 720
  const at = group(parent, [0, middle, front])
  const slot = { x: -104, y: -150, w: 280, h: 112, r: 12 }
  add(at, plate(p.w, high, 26, { r: 20, bevel: 3, openings: [slot] }), steel(), [0, 0, -13])
  add(at, plate(p.w - 16, high - 16, 10, { r: 14 }), matte('#0d0e10'), [0, 0, -30])
  hood(parent, p)
  pane(at, [slot.x, 128, 2], [280, 210], {
    title: 'Night deposit',
    aside: '21:40',
    figure: ['Place notes inside', '$ 1 860'],
    buttons: ['Cancel', 'Credit now'],
  })
  shutter(at, [slot.x, slot.y, 0], slot.w, slot.h)
  const column = 176
  add(at, plate(170, 560, 3, { r: 14 }), satin('#2b3036'), [column, -16, 0.6])
  add(at, cylinder(17, 10, 'z', 4), gloss('#0a0b0d'), [column, 300, 3])
  contactless(at, [column, 190, 2], 104, 96)
  cardSlot(at, [column, 98, 2])
  pinPad(at, [column, -36, 2], 34, undefined, true)
  receiptSlot(at, [column, -172, 2], 88, 30)
  words(at, 'RECEIPT', 14, [column, -208, 2.2], '#e8ecee')
  words(at, p.name, 40, [slot.x - 58, -286, 0])
  add(at, box(430, 7, 3, 1), paint(colours.accent), [-76, -326, 0.6])
  add(at, box(p.w - 20, 8, 34, 2), steel(), [0, -high / 2 + 10, 12])
  for (const x of [-1, 1]) for (const y of [-1, 1]) screw(at, [x * 276, y * 322, 0.4], undefined, 7)
}

/** A deposit machine that goes through a wall: cabinet, neck and a stainless fascia on the street. */
export const throughWall = (p: Size): Model => {
  const object = new Group()
  const { front, middle } = placesOf(p)
  cabinet(object, p)
  neck(object, p)
  fascia(object, p)
  return {
    object,
    detail: { target: [20, middle - 30, front], size: 560, azimuth: 24, elevation: 12 },
    level: true,
  }
}
