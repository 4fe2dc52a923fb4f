export interface GltfNode {
  readonly mesh?: number
  readonly children?: readonly number[]
  readonly matrix?: readonly number[]
  readonly translation?: readonly number[]
  readonly rotation?: readonly number[]
  readonly scale?: readonly number[]
}

export interface Accessor {
  readonly bufferView: number
  readonly byteOffset?: number
  readonly componentType: 5122 | 5126
  readonly normalized?: boolean
  readonly count: number
}

interface View {
  readonly byteOffset?: number
  readonly byteLength: number
  readonly byteStride?: number
}

interface PackedView extends View {
  readonly byteStride: number
  readonly count: number
  readonly mode: string
  readonly filter?: string
}

/** The parts of a glTF document that say where the corners of its model are. */
export interface Gltf {
  readonly scene?: number
  readonly scenes: readonly { readonly nodes: readonly number[] }[]
  readonly nodes: readonly GltfNode[]
  readonly meshes: readonly {
    readonly primitives: readonly { readonly attributes: { POSITION: number } }[]
  }[]
  readonly accessors: readonly Accessor[]
  readonly bufferViews: readonly (View & { extensions?: { EXT_meshopt_compression?: PackedView } })[]
}

const magic = 0x46546c67
const headBytes = 20

/** A binary glTF's two chunks, its JSON and its buffer (glTF 2.0, GLB). Throws when it is none. */
export const readGlb = (glb: Buffer): { gltf: Gltf; binary: Buffer } => {
  if (glb.length < headBytes || glb.readUInt32LE(0) !== magic) throw new Error('It is no binary glTF.')
  const end = headBytes + glb.readUInt32LE(12)
  return { gltf: JSON.parse(glb.toString('utf8', headBytes, end)) as Gltf, binary: glb.subarray(end + 8) }
}
