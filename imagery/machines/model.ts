import { Mesh, type Group, type Object3D } from 'three'
import type { Point } from '../kit/geometry.ts'

/** A product's name, for example `ST 200`, and its outer size in mm. */
export interface Size {
  readonly name: string
  readonly w: number
  readonly d: number
  readonly h: number
}

/**
 * A camera in mm: where it is, what it looks at, its vertical field of view in degrees, and its lens shift.
 */
export interface View {
  readonly position: Point
  readonly target: Point
  readonly fov: number
  /** In units of the picture's height. */
  readonly shift: readonly [number, number]
}

/** A machine to be rendered and turned: in mm, on y = 0, its front towards +z. */
export interface Model {
  readonly object: Group
  /** The close-up: where it looks, how many mm it shows across, and from where (degrees). */
  readonly detail: {
    readonly target: Point
    readonly size: number
    readonly azimuth: number
    readonly elevation: number
  }
  /** Tall and boxy machines are taken with a level camera, so that their verticals stay upright. */
  readonly level?: boolean
}

/** A room with machines in it, in mm, and the camera of its picture. */
export interface Scene {
  readonly object: Group
  readonly camera: View
}

/** The models of a family by the product's slug; each is built when it is asked for. */
export type Machines = Readonly<Record<string, () => Model>>

const isMesh = (body: Object3D): body is Mesh => body instanceof Mesh

/** All bodies of a model. */
export const meshesOf = (object: Object3D): Mesh[] => {
  const meshes: Mesh[] = []
  object.traverse((body) => {
    if (isMesh(body)) meshes.push(body)
  })
  return meshes
}
