import type { WaveFamily } from './guilloche.ts'
import type { SealName } from './seals.ts'

type Tone = 'intaglio' | 'brass'

/** A rosette on the sheet; the opacities are those of its green and its brass lines, 0 leaves them out. */
export interface SealLayer {
  readonly seal: SealName
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly opacity: readonly [number, number]
}

/** Waves across the sheet, `y` below its top. */
export interface WaveLayer {
  readonly waves: WaveFamily
  readonly y: number
  readonly tone: Tone
  readonly opacity: number
  /** How often the waves are set side by side. */
  readonly repeat?: number
  /** Radii, as shares of half the sheet, between which the waves show: they fade out at either. */
  readonly ring?: readonly [number, number]
}

/** The outline of a note. */
export interface OutlineLayer {
  readonly frame: readonly [x: number, y: number, width: number, height: number]
  readonly tone: Tone
  readonly opacity: number
  readonly dashed?: boolean
}

/** A sheet of line work without ground: it lies on whatever is behind it. */
export interface LineWork {
  readonly width: number
  readonly height: number
  readonly layers: readonly (SealLayer | WaveLayer | OutlineLayer)[]
}

/** A twisted ribbon of many lines, as if it were satin. */
export const satin = (ribbon: {
  readonly width: number
  readonly lines: number
  readonly periods: number
  readonly amplitude: number
  readonly twist: number
  readonly drift: number
  readonly phase?: number
}): WaveFamily => ({
  width: ribbon.width,
  from: -ribbon.amplitude * 0.3,
  to: ribbon.amplitude * 0.3,
  lines: ribbon.lines,
  steps: 6 + 4 * ribbon.periods,
  terms: [
    { amplitude: ribbon.drift, periods: 1, phase: ribbon.phase ?? 0 },
    {
      amplitude: ribbon.amplitude,
      periods: ribbon.periods,
      phase: ribbon.phase ?? 0,
      shift: ribbon.twist / ribbon.lines,
    },
  ],
})

/** A braid: strands of one wave, evenly shifted, on a slow swell. */
const braid = (lines: number, periods: number, amplitude: number, drift: number, phase = 0): WaveFamily => ({
  width: 600,
  from: 0,
  to: 0,
  lines,
  steps: periods * 5,
  terms: [
    { amplitude: drift, periods: 1, phase },
    { amplitude, periods, shift: (2 * Math.PI) / lines, swell: { share: 0.6, periods: 1, phase: phase + 1 } },
  ],
})

/** The line work that is not the drawing of a machine class, by the name of its file. */
export const lineWork = {
  hero: {
    width: 1200,
    height: 900,
    layers: [
      {
        waves: satin({ width: 1200, lines: 30, periods: 2, amplitude: 150, twist: 4, drift: 70 }),
        y: 450,
        tone: 'intaglio',
        opacity: 0.5,
        ring: [0.66, 1],
      },
      { seal: 'money-counter', x: 600, y: 450, scale: 1.1, opacity: [0.42, 0.55] },
    ],
  },
  divider: {
    width: 1200,
    height: 48,
    layers: [
      { waves: braid(7, 12, 9, 3), y: 24, tone: 'intaglio', opacity: 0.5, repeat: 2 },
      { waves: braid(5, 10, 6, 5, Math.PI), y: 24, tone: 'brass', opacity: 0.7, repeat: 2 },
    ],
  },
  // A note that is still to be printed: its watermark, its outline, nothing on it.
  empty: {
    width: 520,
    height: 280,
    layers: [
      {
        waves: satin({ width: 520, lines: 24, periods: 1, amplitude: 60, twist: 4, drift: 26 }),
        y: 140,
        tone: 'intaglio',
        opacity: 0.4,
        ring: [0, 0.84],
      },
      { frame: [30, 30, 460, 220], tone: 'intaglio', opacity: 0.6, dashed: true },
      { seal: 'accessories', x: 148, y: 140, scale: 0.2, opacity: [0.6, 0.7] },
    ],
  },
  // A misprint: the brass ink is out of register.
  'not-found': {
    width: 820,
    height: 470,
    layers: [
      { frame: [30, 20, 720, 400], tone: 'intaglio', opacity: 0.55 },
      { frame: [68, 48, 720, 400], tone: 'brass', opacity: 0.8 },
      { seal: 'multi-pocket-sorter', x: 390, y: 220, scale: 0.43, opacity: [0.55, 0] },
      { seal: 'multi-pocket-sorter', x: 428, y: 248, scale: 0.43, opacity: [0, 0.9] },
    ],
  },
} as const satisfies Record<string, LineWork>
