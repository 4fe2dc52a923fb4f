import { Box3, MathUtils, Vector3, type Object3D } from 'three'
import type { Point } from '../kit/geometry.ts'
import { meshesOf, type Model, type View } from '../machines/model.ts'

export const viewNames = ['hero', 'front', 'back', 'detail'] as const
export type ViewName = (typeof viewNames)[number]

/** All pictures and videos are 4:3. */
const aspect = 4 / 3
const margin = 0.08
/** Room for the shadow under the machine, in half heights of the picture. */
const footRoom = 0.06

/** A share of all corners of a model, enough to fit a camera to it. */
const pointsOf = (object: Object3D): Vector3[] => {
  object.updateWorldMatrix(true, true)
  return meshesOf(object).flatMap((mesh) => {
    const places = mesh.geometry.getAttribute('position')
    const step = Math.max(1, Math.floor(places.count / 400))
    return Array.from({ length: Math.ceil(places.count / step) }, (_, index) =>
      new Vector3().fromBufferAttribute(places, index * step).applyMatrix4(mesh.matrixWorld),
    )
  })
}

interface Angle {
  azimuth: number
  elevation: number
  fov: number
}

const directionOf = ({ azimuth, elevation }: Omit<Angle, 'fov'>): Vector3 => {
  const [a, e] = [MathUtils.degToRad(azimuth), MathUtils.degToRad(elevation)]
  return new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
}

const pointOf = ({ x, y, z }: Vector3): Point => [x, y, z]

/** The extent of points as a camera sees them, from -1 to 1 where the picture ends. */
const extent = (points: readonly Vector3[], see: (point: Vector3) => readonly [x: number, y: number]) => {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const point of points) {
    const [x, y] = see(point)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.bottom = Math.min(box.bottom, y)
    box.top = Math.max(box.top, y)
  }
  box.bottom -= footRoom
  return box
}

const rounds = 40

/** A camera at an angle, turned to the middle of the points and as near as the margin allows. */
const fitCamera = (points: readonly Vector3[], angle: Angle): View => {
  const direction = directionOf(angle)
  const right = new Vector3(direction.z, 0, -direction.x).normalize()
  const up = new Vector3().crossVectors(direction, right)
  const target = new Box3().setFromPoints([...points]).getCenter(new Vector3())
  const half = Math.tan(MathUtils.degToRad(angle.fov / 2))
  let distance = 2000
  for (let round = 0; round < rounds; round += 1) {
    const box = extent(points, (point) => {
      const offset = point.clone().sub(target)
      const depth = (distance - offset.dot(direction)) * half
      return [offset.dot(right) / depth / aspect, offset.dot(up) / depth]
    })
    const reach = distance * half * 0.45
    target.addScaledVector(right, (box.left + box.right) * reach * aspect)
    target.addScaledVector(up, (box.bottom + box.top) * reach)
    const size = Math.max(box.right - box.left, box.top - box.bottom) / 2
    distance *= (size / (1 - 2 * margin)) ** 0.8
  }
  const position = target.clone().addScaledVector(direction, distance)
  return { position: pointOf(position), target: pointOf(target), fov: angle.fov, shift: [0, 0] }
}

/** The same with a level camera and a shifted lens: upright edges stay upright. */
const fitLevelCamera = (points: readonly Vector3[], angle: Angle): View => {
  const direction = directionOf(angle)
  const forward = new Vector3(-direction.x, 0, -direction.z).normalize()
  const right = new Vector3(-forward.z, 0, forward.x)
  const centre = new Box3().setFromPoints([...points]).getCenter(new Vector3())
  const half = Math.tan(MathUtils.degToRad(angle.fov / 2))
  let distance = 4000
  const seen = () => {
    const position = centre.clone().addScaledVector(direction, distance)
    return extent(points, (point) => {
      const offset = point.clone().sub(position)
      const depth = offset.dot(forward) * half
      return [offset.dot(right) / depth / aspect, offset.y / depth]
    })
  }
  for (let round = 0; round < rounds; round += 1) {
    const box = seen()
    distance *= (Math.max(box.right - box.left, box.top - box.bottom) / 2 / (1 - 2 * margin)) ** 0.8
  }
  const box = seen()
  const position = centre.clone().addScaledVector(direction, distance)
  return {
    position: pointOf(position),
    target: pointOf(position.clone().add(forward)),
    fov: angle.fov,
    shift: [((box.left + box.right) / 4) * aspect, (box.bottom + box.top) / 4],
  }
}

const detailView = ({ detail }: Model): View => {
  const fov = 20
  const target = new Vector3(...detail.target)
  const distance = (detail.size / 2 / Math.tan(MathUtils.degToRad(fov / 2)) / aspect) * 1.15
  const position = target.clone().addScaledVector(directionOf(detail), distance)
  return { position: pointOf(position), target: pointOf(target), fov, shift: [0, 0] }
}

/** The cameras of a model's pictures (imagery style guide: long lenses, the same angles for all). */
export const viewsOf = (model: Model): Record<ViewName, View> => {
  const points = pointsOf(model.object)
  return {
    hero: model.level
      ? fitLevelCamera(points, { azimuth: 29, elevation: 14, fov: 17 })
      : fitCamera(points, { azimuth: 31, elevation: 17, fov: 17 }),
    front: fitCamera(points, { azimuth: 0, elevation: 7, fov: 14 }),
    back: fitCamera(points, { azimuth: 205, elevation: 12, fov: 14 }),
    detail: detailView(model),
  }
}
