import { palette } from '../lib/brand.ts'
import { rosettePiece } from '../lineWork/guilloche.ts'
import { smoothPath } from '../lineWork/svgPath.ts'

/** The mark is drawn in a square of 64 units. */
export const markSize = 64

const round = (value: number): number => Math.round(value * 10) / 10

const scallops = (radius: number, depth: number, lobes: number): string =>
  `${smoothPath(
    (t) => {
      const reach = radius + depth * Math.cos(lobes * t)
      return { x: 32 + reach * Math.sin(t), y: 32 - reach * Math.cos(t) }
    },
    0,
    2 * Math.PI,
    lobes * 4,
  )}z`

/** The letter: straight strokes about the centre, `size` times 28 units wide. */
const letterPath = (size: number): string => {
  const corners = [
    [-14, -13],
    [-7, -13],
    [0, 6.2],
    [7, -13],
    [14, -13],
    [3.7, 14],
    [-3.7, 14],
  ] as const
  const points = corners.map(([x, y]) => `${round(32 + x * size)} ${round(32 + y * size)}`)
  return `M${points.join('L')}z`
}

const vee = (size: number): string => `<path d="${letterPath(size)}" fill="${palette.paper}"/>`

const lace = (radius: number, pen: number, teeth: number, width: number): string => {
  const { d, angles } = rosettePiece({
    symmetry: 12,
    radius,
    pen,
    teeth,
    turns: 7,
    loop: pen > 3 ? 0.4 : 0,
    steps: 6,
  })
  const copies = angles.slice(1).map((angle) => `<use href="#lace" transform="rotate(${angle})"/>`)
  const look = `fill="none" stroke="${palette.brass}" stroke-width="${width}" transform="translate(32 32)"`
  return `<g ${look}><path id="lace" d="${d}"/>${copies.join('')}</g>`
}

const disc = `<path d="${scallops(30, 1.5, 20)}" fill="${palette.intaglio}"/>`

/** The mark where it is small: a scalloped seal and its letter. */
export const smallMark = disc + vee(1.12)

/** The mark where there is room: a braided ring round the letter. */
export const seal = disc + lace(25, 2, 3, 0.55) + vee(0.94)

/**
 * The mark on a full square, for launchers that cut their own shape; `scale` keeps it in their safe circle.
 */
export const tile = (scale: number): string =>
  `<rect width="64" height="64" fill="${palette.intaglio}"/>` +
  `<g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${lace(24, 6, 5, 0.4)}${vee(0.94)}</g>`
