import { Group } from 'three'
import { add, box, group, type Point } from '../kit/geometry.ts'
import { matte, paint, satin } from '../kit/materials.ts'
import type { Scene } from '../machines/model.ts'
import { counters } from '../machines/counters/counters.ts'
import { currencySorters } from '../machines/currencySorters/currencySorters.ts'
import { printers } from '../machines/printers/printers.ts'
import { board, brass, bundles, room, tones, tray } from './furniture.ts'
import { place } from './place.ts'

const high = 1020

/** The counter from the clerk's side: a green front, a wooden top and drawers under it. */
const counter = (parent: Group, at: Point): void => {
  const body = group(parent, at)
  board(body, 2900, 720, [0, high, 0], 44)
  add(body, box(2820, high - 44, 30, 3), paint(tones.green), [0, (high - 44) / 2, 300])
  for (const x of [-1, 0, 1]) add(body, box(8, high - 160, 6, 2), brass(), [x * 940, 470, 318])
  add(body, box(2820, 90, 20, 3), matte('#15181b'), [0, 45, 290])
}

/** A branch's counter with a mixed-value counter, a sorter and a passbook printer. */
export const branchCounter = (): Scene => {
  const object = new Group()
  room(object, 5200, 2700, 3200)
  for (let index = 0; index < 26; index += 1)
    add(object, box(34, 1500, 26, 3), satin(tones.wood), [-1750 + index * 70, 1650, 13])
  add(object, box(1800, 30, 30, 3), brass(), [-875, 885, 15])
  counter(object, [0, 0, 1500])
  place(object, counters, 'mc-280', [-260, high, 1530], -8)
  place(object, currencySorters, 'cs-240', [-800, high, 1480], 14)
  place(object, printers, 'pb-24', [420, high, 1560], -14)
  tray(object, 300, 210, [90, high, 1650])
  bundles(object, 3, [10, high + 6, 1650], 2)
  bundles(object, 2, [-560, high, 1690])
  return {
    object,
    camera: { position: [330, 1600, 4150], target: [-170, 1150, 1400], fov: 27, shift: [0, 0] },
  }
}
