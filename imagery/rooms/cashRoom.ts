import { Group } from 'three'
import { add, box } from '../kit/geometry.ts'
import { satin } from '../kit/materials.ts'
import type { Scene } from '../machines/model.ts'
import { pocketSorters } from '../machines/pocketSorters/pocketSorters.ts'
import { safes } from '../machines/safes/safes.ts'
import { strappers } from '../machines/banding/strappers.ts'
import { bundles, cashBox, rack, room, table, tones, tray } from './furniture.ts'
import { place } from './place.ts'

const high = 760

/** A cash room: a sorter and a banding machine on a table, a smart safe, a rack of cash boxes. */
export const cashRoom = (): Scene => {
  const object = new Group()
  room(object, 5200, 2700, 3400, '#eceeec')
  add(object, box(5200, 60, 8, 2), satin(tones.green), [0, 1180, 4])
  rack(object, 1500, 1900, 420, 4, [-1120, 0, 300])
  for (const [index, x] of [-1560, -1180, -760].entries())
    cashBox(object, [x, 693, 320], index === 1 ? tones.slate : tones.green, index * 6 - 6)
  for (const [index, x] of [-1480, -900].entries())
    cashBox(object, [x, 1273, 320], tones.slate, index * 8 - 4)
  bundles(object, 4, [-1380, 1273, 300], 3)
  table(object, 2000, 760, high, [330, 0, 1350])
  place(object, pocketSorters, 'bs-8', [40, high, 1300], 14)
  place(object, strappers, 'sm-30', [960, high, 1330], -16)
  tray(object, 460, 220, [640, high, 1590])
  bundles(object, 5, [470, high + 6, 1590], 2)
  place(object, safes, 'ss-80', [1640, 0, 520], -24)
  return {
    object,
    camera: { position: [-900, 1620, 4500], target: [290, 900, 900], fov: 29, shift: [0, 0] },
  }
}
