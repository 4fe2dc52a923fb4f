import { type Point, smoothPath } from './svgPath.ts'

/**
 * A trochoid drawn by an elliptical pen round a guide circle, both of which may breathe with the figure's lobes.
 * `loop` 1 is the hypotrochoid, -1 the epitrochoid, 0 the plain wave of a geometric lathe. The curve closes after
 * `turns` turns, which the eye sees as that many interlaced strands; `turns` shares no factor with `symmetry`.
 */
export interface RosetteBand {
  /** Equal pieces of the figure, and the lobes that `drift` and `swell` make. */
  readonly symmetry: number
  readonly radius: number
  readonly pen: number
  /** Swings of the pen in one piece of the curve. */
  readonly teeth: number
  readonly turns: number
  readonly loop?: number
  readonly phase?: number
  /** How far the guide circle moves out at each lobe; negative moves in. */
  readonly drift?: number
  /** The share by which the pen grows at each lobe; negative shrinks. */
  readonly swell?: number
  /** Segments a swing. */
  readonly steps?: number
}

/** A piece of a closed curve, and how it is turned (degrees about the origin) to complete it. */
interface RosettePiece {
  readonly d: string
  readonly angles: readonly number[]
}

/**
 * One cosine of a wave: its phase moves on by `shift` from line to
 * line, its amplitude may swell along the line.
 */
interface WaveTerm {
  readonly amplitude: number
  /** Whole periods across the width. */
  readonly periods: number
  readonly phase?: number
  readonly shift?: number
  readonly swell?: { readonly share: number; readonly periods: number; readonly phase?: number }
}

/**
 * A family of lines across `width`, spread from `from` to `to`, each a sum of cosines: a ribbon or a field.
 */
export interface WaveFamily {
  readonly width: number
  readonly from: number
  readonly to: number
  readonly lines: number
  readonly terms: readonly WaveTerm[]
  readonly steps: number
}

const TURN = 2 * Math.PI

/** The curve of a band at angle `t` (radians); it closes after `turns` full turns. */
export function rosettePoint(band: RosetteBand, t: number): Point {
  const lobe = Math.cos(band.symmetry * t)
  const pen = band.pen * (1 + (band.swell ?? 0) * lobe)
  const swing = ((band.teeth * band.symmetry) / band.turns) * t + (band.phase ?? 0)
  const along = band.radius + (band.drift ?? 0) * lobe + pen * Math.cos(swing)
  const across = -(band.loop ?? 0) * pen * Math.sin(swing)
  return {
    x: along * Math.cos(t) - across * Math.sin(t),
    y: along * Math.sin(t) + across * Math.cos(t),
  }
}

/** Path data of one symmetric piece of a band, with the turns that complete the closed curve. */
export function rosettePiece(band: RosetteBand): RosettePiece {
  const { symmetry, turns, teeth, steps = 5 } = band
  const d = smoothPath((t) => rosettePoint(band, t), 0, (TURN * turns) / symmetry, teeth * steps)
  return { d, angles: Array.from({ length: symmetry }, (_, index) => round((360 * index) / symmetry)) }
}

/**
 * A family of `count` bands that passes evenly from one band to
 * another of the same symmetry, teeth and turns.
 */
export function between(first: RosetteBand, last: RosetteBand, count: number): RosetteBand[] {
  const mix = (from = 0, to = 0, share = 0) => from + (to - from) * share
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 0
    return {
      ...first,
      radius: mix(first.radius, last.radius, share),
      pen: mix(first.pen, last.pen, share),
      loop: mix(first.loop, last.loop, share),
      phase: mix(first.phase, last.phase, share),
      drift: mix(first.drift, last.drift, share),
      swell: mix(first.swell, last.swell, share),
    }
  })
}

/** The height of one line of a wave family at `x`. */
export function waveHeight(family: WaveFamily, line: number, x: number): number {
  const angle = (TURN * x) / family.width
  const share = family.lines > 1 ? line / (family.lines - 1) : 0
  return family.terms.reduce(
    (y, { amplitude, periods, phase = 0, shift = 0, swell }) => {
      const breath = swell ? 1 + swell.share * Math.cos(swell.periods * angle + (swell.phase ?? 0)) : 1
      return y + amplitude * breath * Math.cos(periods * angle + phase + line * shift)
    },
    family.from + (family.to - family.from) * share,
  )
}

/** Path data of a wave family, one subpath a line; as all periods are whole it tiles at its width. */
export function wavePath(family: WaveFamily): string {
  const line = (index: number) =>
    smoothPath((x) => ({ x, y: waveHeight(family, index, x) }), 0, family.width, family.steps)
  return Array.from({ length: family.lines }, (_, index) => line(index)).join('')
}

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000
