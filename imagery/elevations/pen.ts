import { palette } from '../lib/brand.ts'

/** Height of the floor in every elevation. */
const floor = 770

/** The draughtsman's group: paper bodies, ink outlines. */
export const drawing = (...parts: readonly string[]): string =>
  `<g fill="${palette.paper}" stroke="${palette.ink}" stroke-width="1.9" stroke-linejoin="round" ` +
  `stroke-linecap="round">${parts.join('')}</g>`

export const box = (x: number, y: number, width: number, height: number, corner = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner > 0 ? ` rx="${corner}"` : ''}/>`

export const disc = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}"/>`

/** A closed or open body with the outline's weight. */
export const shape = (d: string): string => `<path d="${d}"/>`

/** Thin lines without a body: gaps, edges, details. */
export const fine = (d: string): string => `<path d="${d}" fill="none" stroke-width="1"/>`

/** Thin rings about a point. */
export const rings = (x: number, y: number, radii: readonly number[]): string =>
  `<g fill="none" stroke-width=".9">${radii.map((radius) => disc(x, y, radius)).join('')}</g>`

/** An engraver's tone: level strokes in a rectangle. */
export const tone = (x: number, y: number, width: number, height: number, gap = 5): string => {
  const rows = Array.from({ length: Math.floor((height - 1) / gap) }, (_, row) => y + (row + 1) * gap)
  return `<path d="${rows.map((row) => `M${x + 2} ${row}h${width - 4}`).join('')}" fill="none" stroke-width=".7"/>`
}

/** A recess or a dark panel: a body with a tone. */
export const recess = (x: number, y: number, width: number, height: number, corner = 4, gap = 5): string =>
  box(x, y, width, height, corner) + tone(x, y, width, height, gap)

/** The one green line on a machine. */
export const accent = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${palette.intaglio}" stroke-width="3"/>`

/** The sum on a screen, 12 480, in seven-segment strokes: a cell is one unit wide and two high. */
const sum = 'M1 0v2M1.6 0h1v1h-1v1h1M3.9 0v1h1M4.9 0v2M5.5 0h1v2h-1zM5.5 1h1M7.1 0h1v2h-1z'

const figures = (x: number, y: number, size: number): string =>
  `<path d="${sum}" fill="none" stroke-width=".28" transform="translate(${round(x)} ${round(y)}) scale(${round(size)})"/>`

const round = (value: number): number => Math.round(value * 10) / 10

/** A lit screen: a wash, a title bar, the sum and two lines under it. */
export const screen = (x: number, y: number, width: number, height: number): string => {
  const bar = `M${x} ${y + 4}q0-4 4-4h${width - 8}q4 0 4 4v${round(height * 0.14)}h${-width}z`
  const row = y + height * 0.82
  return (
    `<g fill="${palette.wash}">${box(x, y, width, height, 4)}</g>` +
    `<path d="${bar}" fill="${palette.intaglio}" stroke="none"/>` +
    figures(x + width * 0.12, y + height * 0.36, Math.min(height * 0.13, width * 0.094)) +
    fine(
      `M${round(x + width * 0.12)} ${round(row)}h${round(width * 0.22)}m${round(width * 0.1)} 0h${round(width * 0.22)}`,
    )
  )
}

/** A block of keys. */
export const keys = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  width: number,
  height: number,
): string =>
  `<g stroke-width="1">${Array.from({ length: columns * rows }, (_, index) =>
    box(
      x + (index % columns) * (width + 6),
      y + Math.floor(index / columns) * (height + 6),
      width,
      height,
      2,
    ),
  ).join('')}</g>`

const value = (x: number, y: number, width: number, height: number): string =>
  `M${round(x + width * 0.74)} ${round(y + height * 0.3)}h${round(width * 0.16)}m0 ${round(height * 0.4)}h${round(-width * 0.16)}`

/** The face of a specimen note: a frame and the small seal of `noteSeal`. */
export const note = (x: number, y: number, width: number, height: number): string => {
  const [middle, size] = width > height ? [0.36, height] : [0.5, width * 0.9]
  const place = `translate(${round(x + width * middle)} ${round(y + height / 2)}) scale(${Math.round(size / 1.3) / 100})`
  return (
    `<g fill="${palette.wash}" stroke-width="1.2">${box(x, y, width, height, 2)}</g>` +
    fine(`M${x + 5} ${y + 5}h${width - 10}v${height - 10}h${10 - width}z`) +
    (width > height ? fine(value(x, y, width, height)) : '') +
    `<use href="#note" transform="${place}"/>`
  )
}

/** The edges of a stack of notes seen from the front. */
export const stack = (x: number, y: number, width: number, leaves: number): string =>
  `<g stroke-width="1.2">${box(x, y, width, leaves * 3.5, 1)}</g>` +
  tone(x - 2, y, width + 4, leaves * 3.5, 3.5)

/** A fluted strip: short uprights side by side, as of vents. */
export const vents = (x: number, y: number, count: number, height: number, gap = 9): string =>
  fine(Array.from({ length: count }, (_, index) => `M${x + index * gap} ${y}v${height}`).join(''))

const thin = (d: string, dash: string): string =>
  `<path d="${d}" fill="none" stroke="${palette.brassInk}" stroke-width="1"${dash} stroke-linecap="butt"/>`

/** A dimension across, below or above the work, with slanted ticks. */
export const across = (from: number, to: number, y: number): string =>
  thin(`M${from - 12} ${y}H${to + 12}M${from - 5} ${y + 5}l10-10M${to - 5} ${y + 5}l10-10`, '') +
  thin(`M${from} ${y - 26}v34M${to} ${y - 26}v34`, '')

/** A dimension of height; `side` is 1 when it stands to the left of the work. */
export const upright = (from: number, to: number, x: number, side: 1 | -1 = 1): string =>
  thin(`M${x} ${from - 12}V${to + 12}M${x - 5} ${from + 5}l10-10M${x - 5} ${to + 5}l10-10`, '') +
  thin(`M${x - 8 * side} ${from}h${34 * side}M${x - 8 * side} ${to}h${34 * side}`, '')

/** A centre line. */
export const axis = (d: string): string => thin(d, ' stroke-dasharray="18 4 3 4"')

/** A line of sight or a hidden path. */
export const dashed = (d: string): string => thin(d, ' stroke-dasharray="5 4"')

/** The ground under a view, hatched as in a section. */
export const ground = (from: number, to: number): string => {
  const strokes = Array.from({ length: Math.floor((to - from) / 14) }, (_, index) => from + 14 + index * 14)
  return shape(`M${from} ${floor}H${to}`) + fine(strokes.map((x) => `M${x} ${floor}l-9 9`).join(''))
}
