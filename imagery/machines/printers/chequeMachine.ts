import { Group } from 'three'
import type { Model } from '../model.ts'
import { add, box, cylinder, extrude, group, outline, plate, put } from '../../kit/geometry.ts'
import { colours, gloss, glow, matte, metal, paint, rubber, satin, shell } from '../../kit/materials.ts'
import { backPanel, feet, vents } from '../../kit/parts.ts'
import { label } from '../../kit/print.ts'
import { display } from '../currencySorters/currencySorterParts.ts'
import { chequePack } from './printerMedia.ts'

const [w, d, h] = [648, 412, 338]
/** Height of the deck on which the cheques run. */
const deck = 132

const base = (object: Group): void => {
  const side = outline([
    [-d / 2 + 4, 10, 12],
    [-d / 2, deck - 20, 22],
    [-d / 2 + 24, deck, 18],
    [d / 2 - 60, deck, 26],
    [d / 2 - 4, 62, 24],
    [d / 2, 10, 10],
  ])
  add(object, extrude(side, w, 5, 'x'), shell(colours.white))
  add(object, box(w - 60, 5, d - 120, 2), satin(), [0, deck, -8])
  const front = group(object, [0, 36, d / 2 - 0.8], [-4.5, 0, 0])
  put(front, label('MP 20', 24, { color: colours.ink, tracking: 0.03 }), [-w / 2 + 74, 0, 1])
  add(object, box(w - 14, 3.6, 4, 1), paint(colours.accent), [0, 61, d / 2 - 4.6])
  for (const end of [-1, 1]) put(object, vents(14, 46, 8.6, 3.8), [(end * w) / 2, 62, -80], [0, end * 90, 0])
  feet(object, w - 90, d - 90, 0, 15, 10)
  put(object, backPanel(), [120, 58, -d / 2 + 1.6], [0, 180, 0])
}

/** The tower in the middle, in which cheques are encoded, endorsed and photographed. */
const station = (object: Group): void => {
  const profile = outline([
    [-150, deck - 4, 4],
    [-150, 262, 26],
    [-120, 284, 22],
    [-20, 284, 26],
    [66, 214, 22],
    [72, deck - 4, 4],
  ])
  add(object, extrude(profile, 226, 4.5, 'x'), satin('#2b3036'))
  for (const side of [-1, 1])
    add(
      object,
      plate(16, 116, 3, { r: 3, bevel: 0.6 }),
      matte('#0a0b0c'),
      [side * 113, deck + 62, 30],
      [0, 90, 0],
    )
  add(object, plate(120, 12, 3, { r: 5, bevel: 1 }), matte(), [22, deck + 16, 71.6])
  const shown = {
    title: 'Batch 18',
    aside: '90 / min',
    figure: ['Documents', '286'],
    fields: [
      ['Control', 'OK'],
      ['Reject', '4'],
    ],
    tone: 'light',
  } as const
  const body = satin(colours.graphite)
  display(object, { w: 110, h: 66, at: [22, 296, 40], turn: [-32, 0, 0], shown, body })
  add(object, box(50, 50, 24, 6), satin('#3b4148'), [22, 274, 4], [-32, 0, 0])
}

/** The hopper at the right: cheques on edge between a wall and a pusher. */
const feeder = (object: Group): void => {
  const place = group(object, [217, deck + 2, 0])
  add(place, box(196, 46, 6, 2.5), satin('#3b4148'), [0, 22, 46])
  add(place, box(26, 108, 6, 2.5), satin('#3b4148'), [-85, 53, 46])
  add(place, box(6, 60, 140, 2.5), satin('#3b4148'), [96, 30, -26])
  put(place, chequePack(176, 92, 60, 11), [4, 2, 36], [-6, 0, 0])
  add(place, plate(150, 84, 5, { r: 8, bevel: 1.4 }), metal('#aeb3b7', 0.32), [4, 46, -38], [-6, 0, 0])
  add(place, cylinder(5, 92, 'z'), metal(), [0, 20, -92])
  add(place, cylinder(11, 40, 'y', 1.5), rubber('#3a3028'), [-84, 70, 58])
  add(place, cylinder(4, 94, 'y'), metal(), [-84, 47, 58])
}

const pocket = (object: Group, z: number, depth: number, lamp: string, name: string): void => {
  const place = group(object, [-217, deck + 2, z])
  const room = depth + 34
  add(place, box(196, 56, 5, 2), satin('#3b4148'), [0, 28, room / 2])
  add(place, box(6, 96, room, 2), satin('#3b4148'), [-96, 48, 0])
  put(place, chequePack(178, 90, depth, z + 400), [2, 2, room / 2 - 6], [-4, 0, 0])
  add(place, box(196, 104, 5, 2), satin('#3b4148'), [0, 52, -room / 2 - 4])
  add(place, plate(60, 15, 1.6, { r: 4, bevel: 0.5 }), gloss('#0b0d0f'), [-58, 14, room / 2 + 2.6])
  put(place, label(name, 9, { color: '#f3f5f6' }), [-58, 14, room / 2 + 3.6])
  add(place, cylinder(4, 3, 'z'), glow(lamp, 2), [-18, 14, room / 2 + 3])
}

/** The batch cheque encoder: hopper at the right, print station, two pockets at the left. */
export const chequeMachine = (): Model => {
  const object = new Group()
  base(object)
  station(object)
  feeder(object)
  pocket(object, 34, 40, '#35d08f', 'ACCEPT')
  pocket(object, -62, 12, colours.red, 'REJECT')
  const target = [0, h - 90, 40] as const
  return { object, detail: { target, size: 360, azimuth: -18, elevation: 26 }, level: true }
}
