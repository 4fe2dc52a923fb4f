import { MeshoptDecoder } from 'meshoptimizer'
import { Box3, Matrix4, Quaternion, Vector3 } from 'three'
import { type Accessor, type Gltf, type GltfNode, readGlb } from './glb.ts'

await MeshoptDecoder.ready

const matrixOf = ({ matrix, translation, rotation, scale }: GltfNode): Matrix4 =>
  matrix
    ? new Matrix4().fromArray(matrix)
    : new Matrix4().compose(
        new Vector3().fromArray(translation ?? [0, 0, 0]),
        new Quaternion().fromArray(rotation ?? [0, 0, 0, 1]),
        new Vector3().fromArray(scale ?? [1, 1, 1]),
      )

/** How a kind of component is read, and what its largest whole number is; models have these two alone. */
const components = {
  5122: { bytes: 2, read: (view: DataView, at: number) => view.getInt16(at, true), largest: 32767 },
  5126: { bytes: 4, read: (view: DataView, at: number) => view.getFloat32(at, true), largest: 1 },
} as const

/** The bytes of an accessor's view, and how many of them each corner has (EXT_meshopt_compression). */
const bytesOf = ({ bufferViews }: Gltf, { bufferView, byteOffset = 0 }: Accessor, binary: Buffer) => {
  const view = bufferViews[bufferView]
  if (!view) throw new Error('A part of the model has no corners.')
  const packed = view.extensions?.EXT_meshopt_compression
  const { byteOffset: from = 0, byteLength } = packed ?? view
  const source = binary.subarray(from, from + byteLength)
  if (!packed) return { bytes: source.subarray(byteOffset), stride: view.byteStride }
  const bytes = new Uint8Array(packed.count * packed.byteStride)
  MeshoptDecoder.decodeGltfBuffer(bytes, packed.count, packed.byteStride, source, packed.mode, packed.filter)
  return { bytes: bytes.subarray(byteOffset), stride: packed.byteStride }
}

const corners = function* (gltf: Gltf, accessor: Accessor, binary: Buffer): Generator<Vector3> {
  const { bytes: size, read, largest } = components[accessor.componentType]
  const { bytes, stride = size * 3 } = bytesOf(gltf, accessor, binary)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const unit = accessor.normalized === true ? largest : 1
  for (let corner = 0; corner < accessor.count; corner += 1) {
    const at = corner * stride
    yield new Vector3(read(view, at), read(view, at + size), read(view, at + 2 * size)).divideScalar(unit)
  }
}

/** The box about a model in metres: x to its right, y up, z to its front. Throws when it is no glTF. */
export const modelBox = (glb: Buffer): Box3 => {
  const { gltf, binary } = readGlb(glb)
  const box = new Box3()
  const include = (index: number, parent: Matrix4): void => {
    const node = gltf.nodes[index]
    if (!node) return
    const world = parent.clone().multiply(matrixOf(node))
    const primitives = node.mesh === undefined ? [] : (gltf.meshes[node.mesh]?.primitives ?? [])
    for (const { attributes } of primitives) {
      const accessor = gltf.accessors[attributes.POSITION]
      if (!accessor) throw new Error('A part of the model has no corners.')
      for (const corner of corners(gltf, accessor, binary)) box.expandByPoint(corner.applyMatrix4(world))
    }
    for (const child of node.children ?? []) include(child, world)
  }
  for (const index of gltf.scenes[gltf.scene ?? 0]?.nodes ?? []) include(index, new Matrix4())
  return box
}
