import type { DepthMap } from './depthMap.ts'
import type { Edge } from './edges.ts'

/** A line on paper, in mm. */
export interface Line {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  /** Beside it is nothing: it bounds the machine. */
  readonly isOutline: boolean
}

/** What is nearer to the eye than an edge by no more than this, in mm, is the body that has the edge. */
const tolerance = 0.8

const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => [column, row] as const))

type Sight = 'hidden' | 'outline' | 'inside'

/** An edge is seen where at one place next to it nothing is nearer. */
const sightOf = (map: DepthMap, x: number, y: number, z: number): Sight => {
  const [column, row] = map.place(x, y)
  const depths = around.map(([right, up]) => map.nearest(column + right, row + up))
  if (depths.includes(-Infinity)) return 'outline'
  return depths.some((depth) => depth <= z + tolerance) ? 'inside' : 'hidden'
}

/** The parts of an edge that are seen; `cell` is the map's, in mm. */
export const visibleLines = ({ from, to }: Edge, map: DepthMap, cell: number): Line[] => {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / cell))
  const at = (share: number): readonly [number, number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
  const lines: Line[] = []
  let start = 0
  let sight: Sight = 'hidden'
  const end = (step: number): void => {
    if (sight === 'hidden' || step === start) return
    const [[x, y], [toX, toY]] = [at(start / steps), at(step / steps)]
    lines.push({ from: [x, y], to: [toX, toY], isOutline: sight === 'outline' })
  }
  for (let step = 0; step < steps; step += 1) {
    const seen = sightOf(map, ...at((step + 0.5) / steps))
    if (seen === sight) continue
    end(step)
    start = step
    sight = seen
  }
  end(steps)
  return lines
}
