import { Material, type Mesh, Vector3 } from 'three'
import { meshesOf, type Model } from '../machines/model.ts'

/** From where a machine is drawn: from its front, or from its right side with its front to the left. */
export type Side = 'front' | 'side'

/** A body of a machine as the draughtsman sees it: mm to the right, up, and towards the eye. */
export interface Body {
  /** x, y and z of each corner in turn. */
  readonly corners: Float64Array
  /** Three corners of each triangle. */
  readonly triangles: Uint32Array
  /** As thin as its print, so that it covers what is behind it and has no edges. */
  readonly isLabel: boolean
}

const turned = (at: Vector3, side: Side): readonly [number, number, number] =>
  side === 'front' ? [at.x, at.y, at.z] : [-at.z, at.y, at.x]

/** In mm. */
const thickestPrint = 0.6

const isLabel = ({ geometry, material }: Mesh): boolean => {
  if (!(material instanceof Material) || material.name !== 'print') return false
  geometry.computeBoundingBox()
  const { x, y, z } = geometry.boundingBox?.getSize(new Vector3()) ?? new Vector3()
  return Math.min(x, y, z) < thickestPrint
}

/** Corners closer than this are one, so that neighbouring triangles know each other. */
const weld = 0.02

const bodyOf = (mesh: Mesh, side: Side): Body => {
  const position = mesh.geometry.getAttribute('position')
  const index = mesh.geometry.getIndex()
  const known = new Map<string, number>()
  const corners: number[] = []
  const welded = Uint32Array.from({ length: position.count }, (_, corner) => {
    const at = turned(
      new Vector3().fromBufferAttribute(position, corner).applyMatrix4(mesh.matrixWorld),
      side,
    )
    const key = at.map((value) => Math.round(value / weld)).join()
    const found = known.get(key) ?? known.size
    if (found === known.size) {
      known.set(key, found)
      corners.push(...at)
    }
    return found
  })
  const order = index ? Array.from(index.array) : Array.from({ length: position.count }, (_, at) => at)
  return {
    corners: Float64Array.from(corners),
    triangles: Uint32Array.from(order, (corner) => welded[corner] ?? 0),
    isLabel: isLabel(mesh),
  }
}

/** All bodies of a machine, seen from a side. */
export const bodiesOf = ({ object }: Pick<Model, 'object'>, side: Side): Body[] => {
  object.updateWorldMatrix(true, true)
  return meshesOf(object).map((mesh) => bodyOf(mesh, side))
}
