import {
  accent,
  across,
  axis,
  box,
  disc,
  drawing,
  fine,
  ground,
  keys,
  note,
  recess,
  rings,
  screen,
  shape,
  stack,
  tone,
  upright,
  vents,
} from './pen.ts'

/** A table-top note counter: front and side elevation. */
export const moneyCounter = (): string =>
  drawing(
    ground(180, 1030),
    shape('M286 300h228l16 170H270z'),
    fine('M300 312h200l12 146H288z'),
    note(312, 330, 176, 98),
    stack(308, 430, 184, 6),
    shape('M268 372q-8 60-4 92h26l6-92zM532 372q8 60 4 92h-26l-6-92z'),
    box(240, 476, 320, 288),
    box(250, 454, 300, 26, 8),
    recess(262, 490, 276, 116, 6, 4),
    screen(276, 502, 140, 92),
    keys(434, 504, 3, 4, 26, 16),
    accent('M256 620h288'),
    recess(262, 634, 276, 102, 6, 4),
    note(318, 648, 164, 84),
    shape('M300 700l-14 44h22zM500 700l14 44h-22z'),
    box(250, 738, 300, 24, 8),
    shape('M220 560q0-70 36-74v278h-36zM580 560q0-70-36-74v278h36z'),
    fine('M228 570v180M572 570v180'),
    box(236, 764, 40, 6, 2) + box(524, 764, 40, 6, 2),
    shape('M838 474l92-172 18 8-78 166z'),
    shape('M826 424l70-126 20 10-70 128z'),
    fine('M832 426l71-126M838 429l71-126'),
    shape('M700 764v-30l34-22 16-84-18-18 66-128q10-14 34-14h128q36 0 36 44v252z'),
    fine('M716 752l30-24 18-108-14-16 58-112q6-10 20-10h124q26 0 26 34v236z'),
    vents(890, 660, 9, 52),
    tone(848, 520, 96, 70, 6),
    box(720, 764, 40, 6, 2) + box(930, 764, 40, 6, 2),
    axis('M400 270v530'),
    across(220, 580, 826),
    across(700, 996, 826),
    upright(300, 770, 150),
    upright(468, 770, 1066, -1),
  )

const cup = (index: number): string => {
  const x = 262 + index * 64
  const level = [78, 52, 66, 34, 58, 44][index] ?? 0
  return (
    recess(x, 636, 54, 104, 6, 8) +
    `<g stroke-width="1.1">${box(x + 8, 738 - level, 38, level, 2)}</g>` +
    tone(x + 6, 738 - level, 42, level, 4)
  )
}

const hole = (index: number): string => {
  const angle = ((index * 60 - 90) * Math.PI) / 180
  const [x, y] = [Math.round(900 + 116 * Math.cos(angle)), Math.round(420 + 116 * Math.sin(angle))]
  const radius = 18 + index * 4
  return disc(x, y, radius) + rings(x, y, [radius - 5, radius - 8])
}

/** A coin sorter: front elevation, and a plan of its sorting disc. */
export const coinSorter = (): string =>
  drawing(
    ground(180, 720),
    disc(370, 424, 24) + disc(420, 414, 28) + disc(476, 412, 26) + disc(530, 422, 24) + disc(448, 430, 24),
    rings(420, 414, [22]) + rings(476, 412, [20]) + rings(370, 424, [18]) + rings(530, 422, [18]),
    shape('M286 430h328l-44 92H330z'),
    tone(330, 444, 240, 74, 6),
    box(276, 420, 348, 14, 6),
    box(232, 520, 436, 242, 14),
    recess(252, 538, 396, 76, 6, 4),
    screen(268, 548, 150, 56),
    keys(440, 550, 5, 2, 32, 22),
    accent('M232 626h436'),
    ...[0, 1, 2, 3, 4, 5].map(cup),
    box(256, 762, 44, 8, 2) + box(600, 762, 44, 8, 2),
    disc(900, 420, 190),
    rings(900, 420, [182, 178, 174, 66, 60, 20]),
    ...[0, 1, 2, 3, 4, 5].map(hole),
    disc(900, 420, 34),
    rings(900, 420, [26, 8]),
    axis('M690 420h420M900 210v420'),
    across(710, 1090, 690),
    across(232, 668, 826),
    upright(420, 770, 150),
  )
