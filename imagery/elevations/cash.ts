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
} from './pen.ts'

const compartment = (index: number): string => {
  const x = 812 + index * 56
  return box(x, 432, 50, 150, 3) + note(x + 5, 446, 40, 122)
}

const coinCup = (index: number): string => {
  const [x, y] = [812 + (index % 4) * 70, 594 + Math.floor(index / 4) * 66]
  return box(x, y, 64, 58, 12) + rings(x + 32, y + 29, [22 - (index % 4) * 2, 17 - (index % 4) * 2])
}

/** A cash drawer with note and coin recyclers: front elevation, and a plan of the tray. */
export const till = (): string =>
  drawing(
    ground(170, 760),
    box(600, 396, 22, 120),
    box(486, 252, 248, 160, 10),
    screen(498, 264, 224, 136),
    box(226, 424, 240, 220, 10),
    recess(250, 452, 192, 64, 8, 4),
    note(278, 470, 136, 60),
    box(262, 508, 168, 14, 5),
    keys(262, 552, 5, 1, 26, 20),
    accent('M226 604h240'),
    box(480, 508, 258, 136, 10),
    shape('M520 508l24-34h128l24 34z'),
    tone(536, 476, 144, 30, 5),
    recess(520, 574, 178, 44, 18, 4),
    disc(570, 604, 13) + disc(598, 602, 15) + disc(630, 604, 13),
    box(206, 644, 548, 116, 6),
    fine('M222 660h516v84H222z'),
    disc(480, 702, 13) + rings(480, 702, [8]) + fine('M480 696v12'),
    box(232, 760, 44, 10, 2) + box(684, 760, 44, 10, 2),
    box(796, 416, 308, 322, 8),
    ...[0, 1, 2, 3, 4].map(compartment),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map(coinCup),
    across(206, 754, 826),
    across(796, 1104, 794),
    upright(252, 770, 136),
  )

const spoke = (index: number): string => {
  const angle = ((index * 72 - 90) * Math.PI) / 180
  return `M450 566L${Math.round(450 + 62 * Math.cos(angle))} ${Math.round(566 + 62 * Math.sin(angle))}`
}

const cut = (d: string): string => `<path d="${d}" fill="url(#cut)" fill-rule="evenodd"/>`

/** A smart safe: front elevation, and a section through its wall, bag and note path. */
export const safe = (): string =>
  drawing(
    ground(200, 1060),
    box(270, 260, 360, 500, 8),
    fine('M282 272h336v476H282z'),
    recess(296, 286, 308, 104, 6, 4),
    screen(310, 300, 130, 76),
    box(458, 300, 132, 34, 6) + note(474, 310, 100, 44) + box(458, 330, 132, 12, 4),
    keys(460, 352, 5, 1, 20, 16),
    accent('M296 404h308'),
    box(296, 420, 308, 312, 4),
    fine('M308 432h284v288H308z'),
    box(284, 460, 14, 62, 4) + box(284, 640, 14, 62, 4),
    disc(450, 566, 70),
    rings(450, 566, [62, 58]),
    fine([0, 1, 2, 3, 4].map(spoke).join('')),
    disc(450, 566, 22) + rings(450, 566, [16, 6]),
    keys(530, 452, 3, 3, 14, 12),
    box(290, 760, 60, 10, 2) + box(550, 760, 60, 10, 2),
    shape('M730 268q0-8 8-8h264q8 0 8 8v492H730z'),
    cut('M730 420h280v340H730zM752 442h236v296H752z'),
    fine('M752 290h120v100H752zM930 290h58v100h-58z'),
    rings(790, 340, [24, 18, 4]) + rings(842, 356, [14, 10, 3]),
    fine('M730 316h36q40 0 62 40l24 60v60'),
    shape('M790 500q80-26 160 0l16 206q-96 26-192 0z'),
    stack(800, 640, 140, 12) + stack(806, 590, 128, 12),
    tone(796, 504, 148, 60, 7),
    axis('M450 240v560M340 566h220'),
    across(270, 630, 826),
    across(730, 1010, 826),
    upright(260, 770, 160),
  )
