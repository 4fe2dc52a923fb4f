import { Group } from 'three'
import { add, box, cylinder, group, plate, type Corner } from '../../kit/geometry.ts'
import { colours, glow, gloss, metal, paint, paper, satin, shell } from '../../kit/materials.ts'
import { feet } from '../../kit/parts.ts'
import type { Model, Size } from '../model.ts'
import { flanks, housing, rear, setback } from '../kiosks/cabinetBody.ts'
import { mouth, pane, receiptSlot, words } from '../kiosks/cabinetParts.ts'

/** A terminal for a wall or a counter that takes notes one by one. */
export const paymentTerminal = (p: Size): Model => {
  const object = new Group()
  // What stands out in front belongs to the stated depth.
  const [back, face, cheek] = [-p.d / 2, p.d / 2 - 20, 15]
  const [bend, tilt] = [262, 16]
  const run = setback(p.h - bend, tilt)
  const side: Corner[] = [
    [back, 8, 8],
    [back, p.h, 20],
    [face - run, p.h, 24],
    [face, bend + 6, 30],
    [face, 8, 14],
  ]
  const core: Corner[] = [
    [back + 4, 12, 4],
    [back + 4, p.h - 5, 16],
    [face - run - 8, p.h - 5, 16],
    [face - 8, bend, 6],
    [face - 40, bend - 4, 2],
    [face - 70, 12, 2],
  ]
  housing(object, { w: p.w, cheek, body: satin(), trim: satin('#1f2429'), side, core })
  feet(object, p.w - 60, p.d - 80, -10)
  flanks(object, p.w, { y: 120, z: -50, count: 9, long: 50 })
  rear(object, p.w - 60, [24, p.h - 40], back + 4)
  const inner = p.w - 2 * cheek - 6
  const rise = p.h - bend
  const head = group(object, [0, bend + rise / 2 - 2, face - 7 - run / 2], [-tilt, 0, 0])
  add(head, plate(inner, rise - 8, 6, { r: 12, bevel: 1.6 }), gloss('#0d0f12'), [0, 0, 1])
  pane(
    head,
    [0, 22, 3],
    [217, 136],
    {
      title: 'Water bill',
      aside: 'KHR',
      figure: ['To pay', '46 500'],
      fields: [
        ['Paid', '50 000'],
        ['Credit', '3 500'],
      ],
      buttons: ['Back', 'Finish'],
      tone: 'light',
    },
    8,
  )
  add(head, plate(150, 40, 3, { r: 6, bevel: 0.8 }), gloss('#1c0d0f'), [-48, -102, 4])
  add(head, box(126, 2.4, 1.4, 0.5), glow(colours.red, 2.4), [-48, -102, 6])
  add(head, plate(78, 46, 8, { r: 8, bevel: 1.6 }), satin('#3b424a'), [90, -102, 4])
  words(head, 'CARD', 15, [90, -102, 8.2], '#e8ecee')
  const high = bend - 18
  const front = group(object, [0, 14 + high / 2, face - 4])
  const slot = { x: -62, y: 58, w: 104, h: 30, r: 8 }
  add(front, plate(inner, high, 12, { r: 10, bevel: 2, openings: [slot] }), shell(), [0, 0, -6])
  const notes = mouth(front, [slot.x, slot.y, 0], { ...slot, depth: 46, light: colours.lamp })
  add(notes, box(70, 0.8, 56, 0.2), paper('#e6e2d2'), [0, -2, -8], [4, 0, 0])
  words(front, 'NOTES', 14, [slot.x, 18, 0])
  receiptSlot(front, [74, 58, 0], 82, 26)
  words(front, 'RECEIPT', 14, [74, 18, 0])
  add(front, box(inner - 30, 1.6, 2, 0.4), satin('#101214'), [0, -4, 0])
  words(front, p.name, 30, [-74, -52, 0])
  const lock = group(front, [96, -52, 0])
  add(lock, cylinder(15, 7, 'z', 1.6), metal('#d5d7d9', 0.22), [0, 0, 2])
  add(lock, box(3.4, 14, 2, 0.6), satin('#101214'), [0, 0, 5.6])
  add(front, box(inner - 40, 4, 3, 1), paint(colours.accent), [0, -high / 2 + 20, 0.4])
  return {
    object,
    detail: { target: [0, 230, face], size: 300, azimuth: 24, elevation: 18 },
  }
}
