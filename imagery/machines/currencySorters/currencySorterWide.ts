import { Group } from 'three'
import type { Model } from '../model.ts'
import { add, box, cylinder, extrude, outline, put, type Corner } from '../../kit/geometry.ts'
import { colours, glow, metal, paint, satin, shell } from '../../kit/materials.ts'
import { label } from '../../kit/print.ts'
import { base, cheeks, frontModule, sideProfile, type Sorter } from './currencySorterBodies.ts'
import {
  display,
  hopperFill,
  hopperNotch,
  moduleDepth,
  reject,
  underAndBehind,
} from './currencySorterParts.ts'

/** A sorter with its pockets side by side, and its screen. */
export interface Wide extends Sorter {
  readonly screen: { readonly w: number; readonly h: number; readonly arm: boolean }
}

const wideCore = (object: Group, look: Wide, top: number, deck: number): void => {
  const { w, d, trim = colours.graphite, body = colours.white } = look
  const [front, back, inner, feeder] = [d / 2, -d / 2, w - 44, 236]
  const behind: Corner[] = [
    [front - 14 - moduleDepth, top + 1],
    [front - 14 - moduleDepth, 16],
    [back + 6, 16, 6],
    [back + 6, deck - 36, 30],
    [back + 42, deck, 20],
  ]
  const plain: Corner[] = [
    ...behind,
    [front - 70, deck, 16],
    [front - 16, top + 30, 20],
    [front - 14, top + 1, 3],
  ]
  const notched: Corner[] = [...behind, ...hopperNotch(front, top + 10, deck), [front - 14, top + 1, 3]]
  const left = inner - feeder
  add(object, extrude(outline(plain), left - 1.6, 1.6, 'x'), shell(body), [-feeder / 2, 0, 0])
  add(object, extrude(outline(notched), feeder - 1.6, 1.2, 'x'), satin(trim), [left / 2, 0, 0])
  hopperFill(object, { x: left / 2, wide: feeder - 8, front, low: top + 10, deck }, look.notes)
}

const wideScreen = (object: Group, look: Wide, deck: number): void => {
  const { w, h, arm } = look.screen
  const turn = [-24, arm ? 10 : 0, 0] as const
  const x = arm ? -look.w / 2 + 150 : -look.w / 2 + 186
  const z = look.d / 2 - 118
  const y = look.h - (h + 26) * 0.47 - 3
  display(object, { w, h, at: [x, y, z], turn, shown: look.shown, body: satin(colours.graphite) })
  if (arm) {
    add(object, cylinder(30, 8, 'y', 2), satin('#3b4148'), [x - 40, deck + 3, z - 96])
    add(object, cylinder(10, y - deck + 8, 'y', 2), metal('#9aa0a5', 0.35), [x - 40, (deck + y) / 2, z - 96])
    add(object, cylinder(14, 22, 'y', 2), satin('#2b3036'), [x - 40, y + 2, z - 96])
    add(object, box(16, 16, 88, 6), satin('#3b4148'), [x - 20, y, z - 52], [0, 24, 0])
  } else {
    add(object, box(120, 10, 100, 5), satin('#3b4148'), [x, deck + 4, z - 50])
    add(object, box(60, y - deck + 10, 22, 7), satin('#3b4148'), [x, (deck + y) / 2, z - 44], [-18, 0, 0])
  }
}

/** Three stackers and the reject pocket at one height, the notes upright; the hopper above at the right. */
export const wide = (look: Wide): Model => {
  const { w, d, h, body = colours.white, trim = colours.graphite } = look
  const object = new Group()
  const [front, back, inner, top, deck] = [d / 2, -d / 2, w - 44, 250, h - (look.screen.arm ? 122 : 158)]
  cheeks(object, w, 22, body, sideProfile({ front, back, top, deck }, 72, 34))
  wideCore(object, look, top, deck)
  const pitch = (inner - 8) / 4
  const pockets = [...look.stackers, reject(look.notes, true)]
  const bays = pockets.map(
    (pocket, index) =>
      [(index - 1.5) * pitch, base + 40 + 87, pitch - 18, 172, { ...pocket, upright: true }] as const,
  )
  frontModule(object, { w: inner - 1.6, top, face: front - 12, trim }, bays)
  add(object, box(inner - 4, 3.6, 4, 1), paint(colours.accent), [0, top + 1.6, front - 13])
  const ink = look.body ? '#f3f5f6' : colours.ink
  put(object, label(look.name, 22, { color: ink, tracking: 0.03 }), [-inner / 2 + 70, top + 17, front - 14.4])
  add(object, cylinder(4, 3, 'z'), glow('#35d08f', 2), [-inner / 2 + 12, top + 17, front - 14.6])
  wideScreen(object, look, deck)
  underAndBehind(object, w, d, deck)
  const target = [-pitch, 150, front] as const
  return { object, detail: { target, size: w * 0.62, azimuth: -20, elevation: 16 }, level: true }
}
