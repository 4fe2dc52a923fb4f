import { Box3, MathUtils, Vector3 } from 'three'
import type { Model, View } from '../machines/model.ts'

/** The disk on the floor that catches a machine's shadow, in mm. */
export interface Ground {
  readonly centre: readonly [x: number, z: number]
  readonly radius: number
}

/** The disk's radius in half diagonals of the machine: beyond it no shadow is seen. */
const reach = 1.3
/** From which share of the radius on a shadow fades out: the disk's edge must not show on the page. */
const fadeFrom = 0.55

/** The disk under a model. */
export const groundOf = ({ object }: Pick<Model, 'object'>): Ground => {
  const box = new Box3().setFromObject(object, true)
  const { x, z } = box.getCenter(new Vector3())
  return { centre: [x, z], radius: (box.getSize(new Vector3()).length() / 2) * reach }
}

/**
 * How much of a shadow is kept at a pixel of a view, from 1 near the machine to 0 at the disk's edge;
 * 1 also where the disk is not behind it.
 */
export const fadeOver = (
  { centre, radius }: Ground,
  { position, target, fov, shift }: View,
  width: number,
  height: number,
) => {
  const from = new Vector3(...position)
  const forward = new Vector3(...target).sub(from).normalize()
  const right = new Vector3().crossVectors(forward, new Vector3(0, 1, 0)).normalize()
  const up = new Vector3().crossVectors(right, forward)
  const half = Math.tan(MathUtils.degToRad(fov / 2))
  const ray = new Vector3()
  return (x: number, y: number): number => {
    const across = ((2 * x + 1 - width) / height + 2 * shift[0]) * half
    const upwards = ((height - 2 * y - 1) / height + 2 * shift[1]) * half
    ray.copy(forward).addScaledVector(right, across).addScaledVector(up, upwards)
    if (ray.y >= 0) return 1
    const reached = from.y / -ray.y
    const distance = Math.hypot(from.x + ray.x * reached - centre[0], from.z + ray.z * reached - centre[1])
    return distance > radius ? 1 : 1 - MathUtils.smoothstep(distance / radius, fadeFrom, 1)
  }
}
