import type { Body } from './triangles.ts'

/** A line in space from one corner to another, in mm. */
export interface Edge {
  readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
}

/** A fold is drawn when its two sides differ by more than this. */
const fold = Math.cos((38 * Math.PI) / 180)

type Normal = readonly [number, number, number]

const cornerOf = ({ corners }: Body, at: number): Normal => [
  corners[at * 3] ?? 0,
  corners[at * 3 + 1] ?? 0,
  corners[at * 3 + 2] ?? 0,
]

const normalOf = (a: Normal, b: Normal, c: Normal): Normal | undefined => {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const normal: Normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const length = Math.hypot(...normal)
  return length < 1e-9 ? undefined : [normal[0] / length, normal[1] / length, normal[2] / length]
}

const facesEye = ([, , z]: Normal): boolean => z > 1e-3

/** Whether an edge between these sides is drawn: a border, a fold, or where a body turns away from the eye. */
const isDrawn = (sides: readonly Normal[]): boolean => {
  const [one, other] = sides
  if (!one) return false
  if (!other) return true
  if (!facesEye(one) && !facesEye(other)) return false
  if (facesEye(one) !== facesEye(other)) return true
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2] < fold
}

/** The edges of a body that a draughtsman would draw, hidden or not. */
export const edgesOf = (body: Body): Edge[] => {
  if (body.isLabel) return []
  const sides = new Map<number, Normal[]>()
  const corners = body.corners.length / 3
  for (let at = 0; at < body.triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = body.triangles.subarray(at, at + 3)
    const normal = normalOf(cornerOf(body, a), cornerOf(body, b), cornerOf(body, c))
    if (!normal) continue
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const key = Math.min(from, to) * corners + Math.max(from, to)
      const known = sides.get(key)
      if (known) known.push(normal)
      else sides.set(key, [normal])
    }
  }
  return [...sides].flatMap(([key, normals]) =>
    isDrawn(normals)
      ? [{ from: cornerOf(body, Math.floor(key / corners)), to: cornerOf(body, key % corners) }]
      : [],
  )
}
