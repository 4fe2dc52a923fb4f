/** A point of the drawing plane. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * SVG path data of a smooth curve, in uniform Hermite segments (so
 * that `s` reflects each handle), to one decimal.
 */
export function smoothPath(curve: (t: number) => Point, from: number, to: number, segments: number): string {
  const step = (to - from) / segments
  let [pen, d] = moveTo(curve(from))
  for (let index = 0; index < segments; index += 1) {
    const start = from + index * step
    const points = [handle(curve, start + step, -step), curve(start + step)]
    const first = index === 0 ? [handle(curve, start, step)] : []
    d += (index === 0 ? 'c' : 's') + offsets(pen, [...first, ...points])
    pen = inTenths(curve(start + step))
  }
  return d
}

const handle = (curve: (t: number) => Point, t: number, step: number): Point => {
  const at = curve(t)
  const [before, after] = [curve(t - 1e-4), curve(t + 1e-4)]
  const scale = step / 3 / 2e-4
  return { x: at.x + (after.x - before.x) * scale, y: at.y + (after.y - before.y) * scale }
}

const inTenths = ({ x, y }: Point): Point => ({ x: Math.round(x * 10), y: Math.round(y * 10) })

const moveTo = (start: Point): [Point, string] => {
  const pen = inTenths(start)
  return [pen, `M${numbers([pen.x, pen.y])}`]
}

/** Relative to the rounded pen position, so that rounding errors do not add up along the curve. */
const offsets = (pen: Point, points: readonly Point[]): string =>
  numbers(points.map(inTenths).flatMap(({ x, y }) => [x - pen.x, y - pen.y]))

/** Tenths as the shortest list SVG understands: -3 and 5 are written `-.3.5`. */
const numbers = (values: readonly number[]): string =>
  values.reduce((text, value) => {
    const written = (value / 10).toString().replace(/^(-?)0\./, '$1.')
    const glued = text === '' || written.startsWith('-') || (written.startsWith('.') && /\.\d+$/.test(text))
    return text + (glued ? '' : ' ') + written
  }, '')
