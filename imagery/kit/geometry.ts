import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

/** All models are in mm, +y up, +z towards the visitor, standing on y = 0 and centred on x. */
export type Point = readonly [x: number, y: number, z: number]

/** A point of a side view, in mm. */
export type SidePoint = readonly [z: number, y: number]

type Axis = 'x' | 'y' | 'z'
/** A corner of an outline and the radius that rounds it. */
export type Corner = readonly [x: number, y: number, radius?: number]

/** A hole in a plate, or an opening to fill: its centre, size and corner radius. */
export interface Opening {
  readonly x?: number
  readonly y?: number
  readonly w: number
  readonly h: number
  readonly r?: number
}

/** Draws a closed outline with rounded corners into a shape or a path. */
const trace = <T extends THREE.Path>(path: T, corners: readonly Corner[]): T => {
  const count = corners.length
  const at = (index: number): Corner => corners[(index + count) % count] ?? [0, 0]
  for (let index = 0; index < count; index += 1) {
    const [x, y, radius = 0] = at(index)
    const [before, after] = [at(index - 1), at(index + 1)]
    const to = (corner: Corner) => {
      const [dx, dy] = [corner[0] - x, corner[1] - y]
      const length = Math.hypot(dx, dy)
      return { dx: dx / length, dy: dy / length, length }
    }
    const [a, b] = [to(before), to(after)]
    const angle = Math.acos(THREE.MathUtils.clamp(a.dx * b.dx + a.dy * b.dy, -1, 1))
    const cut = Math.min(radius / Math.tan(angle / 2), a.length * 0.49, b.length * 0.49)
    const pull = (4 / 3) * Math.tan((Math.PI - angle) / 4) * cut * Math.tan(angle / 2)
    if (index === 0) path.moveTo(x + a.dx * cut, y + a.dy * cut)
    else path.lineTo(x + a.dx * cut, y + a.dy * cut)
    if (cut > 0) {
      path.bezierCurveTo(
        x + a.dx * (cut - pull),
        y + a.dy * (cut - pull),
        x + b.dx * (cut - pull),
        y + b.dy * (cut - pull),
        x + b.dx * cut,
        y + b.dy * cut,
      )
    }
  }
  path.closePath()
  return path
}

/** An outline with rounded corners. */
export const outline = (corners: readonly Corner[]): THREE.Shape => trace(new THREE.Shape(), corners)

const rectangle = ({ x = 0, y = 0, w, h, r = 4 }: Opening): Corner[] => [
  [x - w / 2, y - h / 2, r],
  [x + w / 2, y - h / 2, r],
  [x + w / 2, y + h / 2, r],
  [x - w / 2, y + h / 2, r],
]

/** A rectangle with rounded corners and openings. */
export const frame = (outer: Opening, openings: readonly Opening[] = []): THREE.Shape => {
  const shape = outline(rectangle(outer))
  shape.holes = openings.map((opening) => trace(new THREE.Path(), rectangle(opening)))
  return shape
}

const smooth = (geometry: THREE.BufferGeometry, crease = 0.6): THREE.BufferGeometry => {
  geometry.deleteAttribute('uv')
  return mergeVertices(toCreasedNormals(geometry, crease), 1e-3)
}

/**
 * A shape pulled to a depth along an axis, centred on it, all edges bevelled; along x the shape lies in zy.
 */
export const extrude = (shape: THREE.Shape, depth: number, bevel = 1.5, axis: Axis = 'z') => {
  const straight = depth - 2 * bevel
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: straight,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 4,
    curveSegments: 12,
  })
  geometry.translate(0, 0, -straight / 2)
  if (axis === 'x') geometry.rotateY(-Math.PI / 2)
  if (axis === 'y') geometry.rotateX(-Math.PI / 2)
  return smooth(geometry)
}

/** A panel with rounded corners and real openings, `t` thick. */
export const plate = (
  w: number,
  h: number,
  t: number,
  { r = 6, bevel = 1.2, openings = [], axis = 'z' }: Partial<PlateOptions> = {},
) => extrude(frame({ w, h, r }, openings), t, bevel, axis)

interface PlateOptions {
  r: number
  bevel: number
  openings: readonly Opening[]
  axis: Axis
}

/** A box with rounded edges. */
export const box = (w: number, h: number, d: number, r = 2): THREE.BufferGeometry =>
  new RoundedBoxGeometry(w, h, d, 4, Math.min(r, w / 2.02, h / 2.02, d / 2.02))

/** A body turned around y: its profile as [radius, height] pairs. */
export const lathe = (profile: readonly (readonly [number, number])[], segments = 96) =>
  smooth(
    new THREE.LatheGeometry(
      profile.map(([radius, height]) => new THREE.Vector2(radius, height)),
      segments,
    ),
    0.5,
  )

/** A cylinder with bevelled edges, centred. */
export const cylinder = (radius: number, height: number, axis: Axis = 'y', bevel = 0.8) => {
  const b = Math.min(bevel, height / 2.1, radius / 2)
  const half = height / 2
  const geometry = lathe(
    [
      [0, -half],
      [radius - b, -half],
      [radius - b * 0.3, -half + b * 0.3],
      [radius, -half + b],
      [radius, half - b],
      [radius - b * 0.3, half - b * 0.3],
      [radius - b, half],
      [0, half],
    ],
    64,
  )
  if (axis === 'z') geometry.rotateX(Math.PI / 2)
  if (axis === 'x') geometry.rotateZ(Math.PI / 2)
  return geometry
}

/** Puts a body, or a group of them, in a place, turned by degrees around x, y and z; returns it. */
export const put = <T extends THREE.Object3D>(
  parent: THREE.Object3D,
  body: T,
  at: Point = [0, 0, 0],
  turn: Point = [0, 0, 0],
): T => {
  body.position.set(...at)
  body.rotation.set(
    THREE.MathUtils.degToRad(turn[0]),
    THREE.MathUtils.degToRad(turn[1]),
    THREE.MathUtils.degToRad(turn[2]),
  )
  parent.add(body)
  return body
}

/** A new body of a geometry and a material in a place. */
export const add = (
  parent: THREE.Object3D,
  geometry: THREE.BufferGeometry,
  material: THREE.Material,
  at?: Point,
  turn?: Point,
) => put(parent, new THREE.Mesh(geometry, material), at, turn)

/** A new empty group in a place. */
export const group = (parent: THREE.Object3D, at?: Point, turn?: Point): THREE.Group =>
  put(parent, new THREE.Group(), at, turn)
