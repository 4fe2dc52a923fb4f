import { Group } from 'three'
import type { Model, Size } from '../model.ts'
import { add, box, extrude, group, outline, plate, put, type Corner } from '../../kit/geometry.ts'
import { colours, matte, paint, satin, shell } from '../../kit/materials.ts'
import type { Notes } from '../../kit/notes.ts'
import { key } from '../../kit/parts.ts'
import { label } from '../../kit/print.ts'
import type { Screen } from '../../kit/screen.ts'
import { ground, panelScreen } from '../counters/counterPanels.ts'
import { hopper, slope } from '../counters/counterParts.ts'
import { display, hopperFill, hopperNotch, moduleDepth, pocketBay, reject } from './currencySorterParts.ts'
import { underAndBehind, type Pocket } from './currencySorterParts.ts'

/** What makes one sorter out of the family. */
export interface Sorter extends Size {
  readonly body?: string
  readonly trim?: string
  readonly stackers: readonly Pocket[]
  readonly shown: Screen
  readonly notes: Notes
}

/** Where the front module begins. */
export const base = 20

/** The two side panels. */
export const cheeks = (
  object: Group,
  w: number,
  thick: number,
  body: string,
  profile: readonly Corner[],
): void => {
  const shape = outline(profile)
  for (const side of [-1, 1])
    add(object, extrude(shape, thick, 4.5, 'x'), shell(body), [side * (w / 2 - thick / 2), 0, 0])
}

/**
 * The outline of a side panel under a screen: its top ends `set` mm
 * behind the front, which is rounded below it.
 */
export const sideProfile = (
  { front, back, top, deck }: Readonly<Record<'front' | 'back' | 'top' | 'deck', number>>,
  set: number,
  round: number,
): Corner[] => [
  [back + 8, 10, 12],
  [back, deck - 30, 34],
  [back + 36, deck + 8, 26],
  [front - set, deck + 8, 30],
  [front - 4, top + 30, round],
  [front, 10, 10],
]

const nameOn = (object: Group, name: string, at: readonly [number, number, number], size = 13) =>
  put(object, label(name, size, { color: '#f3f5f6', tracking: 0.03 }), at)

/** The front module: a block with openings, its face at `face`, from `base` to `top`. */
export const frontModule = (
  object: Group,
  { w, top, face, trim }: { w: number; top: number; face: number; trim: string },
  pockets: readonly (readonly [x: number, y: number, w: number, h: number, pocket: Pocket])[],
): void => {
  const middle = (base + top) / 2
  const openings = pockets.map(([x, y, wide, high]) => ({ x, y: y - middle, w: wide, h: high, r: 12 }))
  const block = plate(w, top - base, moduleDepth, { r: 6, bevel: 2.4, openings })
  add(object, block, satin(trim), [0, middle, face - moduleDepth / 2])
  for (const [x, y, wide, high, pocket] of pockets)
    pocketBay(object, { x, y, w: wide, h: high, r: 12 }, face, pocket)
}

const touchDeck = (object: Group, face: ReturnType<typeof slope>, w: number, shown: Screen): void => {
  const panel = group(object, face.at, [face.tilt, 0, 0])
  const h = face.length - 8
  ground({ face: panel, w, h })
  panelScreen(panel, [-w / 2 + 66, 0], [98, 58], shown)
  const keys = group(panel, [0, 0, 3])
  const right = w / 2 - 62
  key(keys, [right, -h * 0.2], [98, 26], 'START', { color: colours.accent, ink: '#ffffff', size: 12 })
  key(keys, [right - 25, h * 0.17], [46, 20], 'STOP', { size: 8.5 })
  key(keys, [right + 27, h * 0.17], [46, 20], 'MODE', { size: 8.5 })
}

/** One stacker below, the reject pocket above it, the hopper on top: as slim as a counter. */
export const upright = (look: Sorter): Model => {
  const { w, d, h, body = colours.white, trim = colours.graphite, stackers } = look
  const object = new Group()
  const [front, back, inner, top, deck] = [d / 2, -d / 2, w - 48, h * 0.63, h * 0.73]
  const [low, high] = [[front - 16, top + 8] as const, [front - 118, deck] as const]
  cheeks(object, w, 24, body, [
    [back + 8, 10, 12],
    [back, deck - 20, 34],
    [back + 36, deck + 9, 24],
    [high[0], deck + 10, 20],
    [front - 4, top + 14, 24],
    [front, 10, 10],
  ])
  const core = outline([
    [back + 6, 16, 6],
    [back + 6, deck - 30, 30],
    [back + 42, deck, 20],
    [high[0], high[1], 8],
    [low[0], low[1], 8],
    [front - 14, top + 1, 3],
    [front - 14 - moduleDepth, top + 1],
    [front - 14 - moduleDepth, 16],
  ])
  add(object, extrude(core, inner - 1.6, 1, 'x'), satin(trim))
  const [stackHigh, rejectHigh] = [top - 146, 46]
  frontModule(object, { w: inner - 1.6, top, face: front - 12, trim }, [
    [0, base + 43 + stackHigh / 2, 196, stackHigh, stackers[0] ?? reject(look.notes)],
    [0, top - 9 - rejectHigh / 2, 196, rejectHigh, reject(look.notes)],
  ])
  const face = slope(low, high, 0.4)
  touchDeck(object, face, inner - 6, look.shown)
  hopper(object, { panelTop: high, inner, back, deck }, h, {
    notes: look.notes,
    trim: satin(trim),
    guides: shell(body),
    wheels: false,
  })
  add(object, box(inner - 4, 3.4, 4, 1), paint(colours.accent), [0, top + 1.4, front - 12.6])
  nameOn(object, look.name, [-inner / 2 + 40, base + 13, front - 11.7])
  underAndBehind(object, w, d, deck)
  return { object, detail: { target: face.at, size: w * 0.8, azimuth: -16, elevation: 32 } }
}

/**
 * Stackers and the reject pocket one above another, the hopper open
 * to the front over them, the screen on top.
 */
export const tower = (look: Sorter & { readonly drawer?: boolean }): Model => {
  const { w, d, h, body = colours.white, trim = colours.graphite } = look
  const object = new Group()
  const [front, back, inner, top, deck] = [d / 2, -d / 2, w - 52, h * 0.655, h * 0.83]
  cheeks(object, w, 26, body, sideProfile({ front, back, top, deck }, 128, 40))
  const core = outline([
    [back + 6, 16, 6],
    [back + 6, deck - 36, 30],
    [back + 42, deck, 20],
    ...hopperNotch(front, top + 10, deck),
    [front - 14, top + 1, 3],
    [front - 14 - moduleDepth, top + 1],
    [front - 14 - moduleDepth, 16],
  ])
  add(object, extrude(core, inner - 1.6, 1, 'x'), satin(trim))
  const pitch = (top - base - 91) / 2
  const bays = look.stackers.map(
    (pocket, index) => [0, base + 22.5 + pitch * (index + 0.5), 206, pitch - 27, pocket] as const,
  )
  frontModule(object, { w: inner - 1.6, top, face: front - 12, trim }, [
    ...bays,
    [0, top - 33, 206, 46, reject(look.notes)],
  ])
  hopperFill(object, { x: 0, wide: inner - 8, front, low: top + 10, deck }, look.notes)
  add(object, box(inner - 4, 3.4, 4, 1), paint(colours.accent), [0, top + 2, front - 13])
  const tall = h - deck
  const turn = [-36, 0, 0] as const
  const size = { w: 156, h: 89 }
  const at = [0, deck + tall * 0.52, front - 196] as const
  display(object, { ...size, at, turn, shown: look.shown, body: satin(colours.graphite) })
  add(object, box(70, 12, 90, 5), satin('#3b4148'), [0, deck + 5, front - 224])
  add(object, box(50, tall * 0.5, 22, 6), satin('#3b4148'), [0, deck + tall * 0.26, front - 222], [-30, 0, 0])
  nameOn(object, look.name, [-inner / 2 + 46, top + 13, front - 14.2], 15)
  if (look.drawer) {
    const side = group(object, [w / 2, 62, d * 0.2], [0, 90, 0])
    add(side, plate(126, 44, 2.4, { r: 6, bevel: 0.8 }), shell(colours.light))
    add(side, plate(54, 12, 3.4, { r: 5, bevel: 0.8 }), matte(), [0, 8, 0.4])
  }
  underAndBehind(object, w, d, deck)
  const target = [0, deck - 30, front - 120] as const
  return { object, detail: { target, size: w * 0.8, azimuth: -16, elevation: 30 }, level: true }
}
