import {
  accent,
  across,
  box,
  drawing,
  fine,
  ground,
  keys,
  note,
  recess,
  screen,
  shape,
  tone,
  upright,
  vents,
} from './pen.ts'

/** Stackers of one width: a recess with notes behind a lip, its light above and its label below. */
const pockets = (width: number, places: readonly (readonly [x: number, y: number])[]): string => {
  const pocket =
    recess(0, 0, width, 100, 10, 4) +
    accent(`M12 9h${width - 24}`) +
    note(12, 34, width - 24, 54) +
    box(Math.round(width * 0.3), 76, Math.round(width * 0.4), 22, 4) +
    recess(0, 110, width, 16, 3, 3)
  const uses = places.map(([x, y]) => `<use href="#pocket" x="${x}" y="${y}"/>`)
  return `<defs><g id="pocket">${pocket}</g></defs>${uses.join('')}`
}

/** The column with the feeder above and the reject pocket below. */
const feeder = (x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height, 4) +
  tone(x, y, width, height, 7) +
  recess(x + 22, y + 30, width - 44, 118, 10, 4) +
  `<g fill="none" stroke-width="1">${box(x + 16, y + 24, width - 32, 130, 14)}</g>` +
  note(x + 36, y + 62, width - 72, 58) +
  box(x + 30, y + 118, width - 60, 18, 5) +
  recess(x + 30, y + height - 128, width - 60, 92, 8, 4) +
  note(x + 42, y + height - 96, width - 84, 50)

const monitor = (x: number, y: number): string =>
  box(x + 84, y + 122, 24, 40) + box(x, y, 192, 128, 8) + screen(x + 10, y + 10, 172, 108)

/** A four-pocket sorter: front and side elevation. */
export const currencySorter = (): string =>
  drawing(
    ground(150, 1090),
    monitor(250, 262),
    box(200, 410, 580, 26, 6),
    box(200, 432, 580, 326, 6),
    fine('M386 432v326M572 432v326'),
    pockets(154, [
      [216, 452],
      [402, 452],
      [216, 604],
      [402, 604],
    ]),
    feeder(576, 436, 200, 318),
    box(224, 758, 60, 12, 2) + box(696, 758, 60, 12, 2),
    shape('M870 436q0-26 20-26h150q20 0 20 26v322H870z'),
    fine('M882 446h166v300H882z'),
    shape('M906 400l14-134 12 2-12 134z'),
    box(1010, 520, 22, 64, 10),
    vents(906, 640, 9, 70, 12),
    box(884, 758, 44, 12, 2) + box(1002, 758, 44, 12, 2),
    across(200, 780, 826),
    across(870, 1060, 826),
    upright(262, 770, 130),
    upright(410, 770, 1120, -1),
  )

/** An eight-pocket sorter: front elevation. */
export const multiPocketSorter = (): string =>
  drawing(
    ground(90, 1110),
    monitor(170, 236),
    box(130, 384, 940, 24, 6),
    box(130, 404, 940, 352, 6),
    fine('M312 404v352M494 404v352M676 404v352M858 404v352'),
    pockets(
      150,
      [146, 328, 510, 692].flatMap((x) => [[x, 426] as const, [x, 590] as const]),
    ),
    feeder(862, 408, 204, 344),
    keys(906, 572, 4, 1, 24, 16),
    box(160, 756, 70, 14, 2) + box(470, 756, 70, 14, 2) + box(960, 756, 70, 14, 2),
    across(130, 1070, 826),
    upright(236, 770, 76),
    upright(384, 770, 1126, -1),
  )
