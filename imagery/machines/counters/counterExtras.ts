import type { Group } from 'three'
import { add, box, cylinder, extrude, group, outline, plate, put, type Point } from '../../kit/geometry.ts'
import { colours, glass, glow, matte, metal, rubber, satin, shell } from '../../kit/materials.ts'
import { noteStack } from '../../kit/notes.ts'
import { screw } from '../../kit/parts.ts'
import { label } from '../../kit/print.ts'
import { guestDisplay } from './counterPanels.ts'
import { slope, type Layout } from './counterParts.ts'

/** The reject pocket above the stacker: its lamp, its stop and the notes in it. */
const rejectPocket = (object: Group, { panelLow: [z], upper, nose, inner }: Layout): void => {
  const ramp = slope([z - 6, nose + 24], [z - 78, upper - 8])
  const shelf = group(object, ramp.at, [ramp.tilt + 90, 0, 0])
  put(shelf, noteStack({ height: 5, value: '50 SGD', jitter: 6, seed: 31 }), [0, 0.8, 1])
  add(object, box(inner - 60, 2.4, 3, 1), glow(colours.amber, 2.2), [0, upper + 0.4, z - 4])
  put(object, label('REJECT', 7, { color: colours.light, tracking: 0.06 }), [
    inner / 2 - 34,
    nose + 15.5,
    z + 3.2,
  ])
}

/** Screws that show a steel chassis. */
export const chassis = (object: Group, w: number, { back, deck, tray, front }: Layout): void => {
  const steel = metal('#a9adb1', 0.38)
  for (const side of [-1, 1]) {
    const turn: Point = [0, side * 90, 0]
    add(
      object,
      plate(back * -1.1, 26, 2, { r: 5, bevel: 0.6 }),
      steel,
      [side * w * 0.5, 26, back * 0.36],
      turn,
    )
    for (const [z, y] of [
      [back * 0.86, 26],
      [back * -0.14, 26],
      [back * 0.66, deck * 0.8],
      [back * 0.1, deck * 0.8],
    ] as const)
      screw(object, [side * (w * 0.5 + 0.8), y, z], turn, 4)
  }
  const drawer = group(object, [0, (tray + 6) / 2, front - 8.6])
  add(drawer, plate(150, tray - 16, 3, { r: 3, bevel: 0.8 }), shell(colours.light))
  add(drawer, plate(50, 7, 4, { r: 3, bevel: 0.8 }), matte(), [0, 0, 0.6])
}

/** The screw that sets the feed gap. */
export const thumbscrew = (object: Group, { panelTop: [z, y], inner }: Layout): void => {
  add(object, cylinder(7, 12, 'y', 1), metal('#9aa0a5', 0.35), [inner / 2 - 9, y + 5, z - 14])
  add(object, cylinder(3, 8, 'y', 0.5), metal(), [inner / 2 - 9, y - 2, z - 14])
}

/** The hopper folded flat as a lid, the carrying handle behind it, and rubber corners. */
export const portable = (object: Group, { panelTop: [z, deck], inner, back, front }: Layout): void => {
  const middle = (z - 10 + back + 34) / 2
  const long = z - back - 44
  add(object, plate(inner - 8, long, 7, { r: 10, bevel: 2, axis: 'y' }), satin('#444b52'), [
    0,
    deck + 4,
    middle,
  ])
  add(object, cylinder(4, inner - 4, 'x', 0.8), metal('#8f9499', 0.35), [0, deck + 3.5, back + 34])
  for (const side of [-1, 1]) {
    add(object, box(12, 26, 20, 5), satin('#2b3036'), [side * (inner / 2 - 14), deck + 14, back + 26])
    for (const end of [back + 7, front - 7])
      add(object, box(27, 22, 16, 5), rubber(), [side * (inner / 2 + 11), 18, end])
  }
  add(object, cylinder(9, inner - 16, 'x', 3), rubber('#26292d'), [0, deck + 26, back + 26])
}

/** The pane in front of the lower part of the stacker, in a frame that swings down. */
export const glazing = (object: Group, { front, tray, inner }: Layout): void => {
  const frame = group(object, [0, tray - 3, front - 19], [-8, 0, 0])
  const rim = satin('#8b9298')
  add(frame, plate(inner - 14, 50, 2.4, { r: 6, bevel: 0.5 }), glass(), [0, 25, 0])
  add(frame, box(inner - 6, 5, 6, 2), rim, [0, 51, 0])
  for (const side of [-1, 1]) {
    add(frame, box(6, 54, 6, 2), rim, [side * (inner / 2 - 6), 26, 0])
    add(frame, cylinder(5, 14, 'x'), rim, [side * (inner / 2 - 10), 2, 0])
  }
}

/** The reject pocket and the display that is turned to the guest. */
export const guestScreen = (object: Group, place: Layout): void => {
  rejectPocket(object, place)
  const [z, y] = place.panelTop
  const shown = { title: 'Total', figure: ['USD', '4 860'] } as const
  guestDisplay(object, place.inner / 2 - 13, y + 10, z - 2, shown)
  const edge = outline([
    [z - 14, y - 6, 2],
    [z + 6, y - 6, 2],
    [z + 6, y + 8, 4],
    [z - 14, y + 10, 4],
  ])
  add(object, extrude(edge, 34, 1.4, 'x'), satin('#3b4148'), [place.inner / 2 - 18, 0, 0])
}
