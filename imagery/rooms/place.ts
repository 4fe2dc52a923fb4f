import type { Object3D } from 'three'
import { put, type Point } from '../kit/geometry.ts'
import type { Machines } from '../machines/model.ts'

/** Puts a machine of a family on its feet at a place, turned by degrees around its middle. */
export const place = (parent: Object3D, family: Machines, slug: string, at: Point, turn = 0): void => {
  const model = family[slug]?.()
  if (!model) throw new Error(`There is no model of ${slug}.`)
  put(parent, model.object, at, [0, turn, 0])
}
