import { palette } from '../lib/brand.ts'
import type { Model } from '../machines/model.ts'
import { depthMapOf, frameOf } from './depthMap.ts'
import { edgesOf } from './edges.ts'
import { pathOf } from './paths.ts'
import { bodiesOf, type Side } from './triangles.ts'
import { visibleLines } from './visibleLines.ts'

/** The longer side of a drawing in steps of its grid, and of its depth map in cells. */
const gridSteps = 400
const mapCells = 1600

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * A machine's elevation, hidden lines removed, as an SVG whose units are steps of a grid and whose width and height
 * are the machine's in mm. The first path bounds the machine, the second is what lies inside.
 */
export const projectionSvg = (model: Pick<Model, 'object'>, side: Side): string => {
  const bodies = bodiesOf(model, side)
  const frame = frameOf(bodies)
  const longest = Math.max(frame.width, frame.height)
  const [step, cell] = [longest / gridSteps, longest / mapCells]
  const map = depthMapOf(bodies, frame, cell)
  const lines = bodies.flatMap((body) => edgesOf(body).flatMap((edge) => visibleLines(edge, map, cell)))
  const toGrid = ([x, y]: readonly [number, number]): readonly [number, number] => [
    Math.round((x - frame.left) / step),
    Math.round((frame.bottom + frame.height - y) / step),
  ]
  const [columns, rows] = [frame.width / step, frame.height / step].map(round)
  const draw = (isOutline: boolean, width: number, least: number): string => {
    const d = pathOf(
      lines.filter((line) => line.isOutline === isOutline),
      toGrid,
      least,
    )
    return `<path d="${d}" stroke-width="${width}"/>`
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(frame.width)}" height="${round(frame.height)}" ` +
    `viewBox="-2 -2 ${(columns ?? 0) + 4} ${(rows ?? 0) + 4}"><g fill="none" stroke="${palette.ink}" ` +
    `stroke-linejoin="round" stroke-linecap="round">${draw(true, 2.4, 2)}${draw(false, 1, 6)}</g></svg>\n`
  )
}
