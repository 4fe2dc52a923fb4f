/** A line drawing in px, for an SVG file and for the spec sheet. */
export interface Drawing {
  readonly strokes: readonly Stroke[]
  readonly labels: readonly Label[]
  /** The top of the drawing in px; nothing is above it. */
  readonly top: number
  /** Its figures, for readers who do not see it. */
  readonly sentence: string
}

export interface Stroke {
  /** SVG path data in units of its own. */
  readonly d: string
  readonly colour: string
  /** In px, whatever the scale. */
  readonly thickness: number
  /** The place of the path's origin in px, and the px in one of its units. */
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

/** A word or figure in the middle of a line beside a place; one that is turned reads upwards. */
export interface Label {
  readonly text: string
  readonly x: number
  readonly y: number
  /** How far below the place its middle is, or right of it for one that is turned; 1 is the size of the text. */
  readonly away: number
  readonly turned?: boolean
}

/** In px on a phone and on paper; where the page shows the drawing larger, it keeps the text small (Size.tsx). */
export const labelSize = 15

const round = (value: number): number => Math.round(value * 10) / 10

/** A dimension across, with slanted ticks and its figure under it; the class drawings have the same. */
export const across = (from: number, to: number, y: number): string =>
  `M${round(from - 4)} ${y}H${round(to + 4)}` +
  [from, to].map((x) => `M${round(x)} ${y - 5}v8M${round(x - 2.5)} ${y + 2.5}l5-5`).join('')

export const upright = (from: number, to: number, x: number): string =>
  `M${round(x)} ${round(from - 4)}V${round(to + 4)}` +
  [from, to].map((y) => `M${round(x - 3)} ${round(y)}h8M${round(x - 2.5)} ${round(y + 2.5)}l5-5`).join('')

export const desk = (from: number, to: number, y: number, bottom: number): string =>
  `M${from} ${y}H${to}v4H${from}z` +
  [from + 3, to - 11].map((x) => `M${x} ${y + 4}V${bottom}m8 0V${y + 4}`).join('')

/** The ground, hatched as in a section. */
export const ground = (from: number, to: number, y: number): string => {
  const count = Math.floor((to - from) / 8)
  const hatches = Array.from({ length: count }, (_, index) => `M${from + 8 + index * 8} ${y}l-4 4`)
  return `M${from} ${y}H${to}${hatches.join('')}`
}
