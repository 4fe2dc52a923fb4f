import { Logger, type Document, type Primitive } from '@gltf-transform/core'
import {
  dedup,
  flatten,
  getBounds,
  getPrimitiveVertexCount,
  join,
  meshopt,
  prune,
  simplifyPrimitive,
  textureCompress,
  VertexCountMethod,
  weld,
} from '@gltf-transform/functions'
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import sharp from 'sharp'
import { glbIo } from './glb.ts'

/** How much may be lost: of the shape, as a share of the machine's size and of a part's thickness, and of drawings. */
export interface Level {
  readonly tolerance: number
  readonly thickness: number
  /** The longer side of a drawing, in pixels. */
  readonly pixels: number
  readonly quality: number
}

const refraction = ['KHR_materials_transmission', 'KHR_materials_ior']

/** A viewer's glass is half transparent: real refraction draws everything behind it twice. Screens do not reflect lamps. */
const forViewer = (document: Document): void => {
  const root = document.getRoot()
  for (const material of root.listMaterials()) {
    if (material.getExtension('KHR_materials_transmission')) material.setAlphaMode('BLEND').setAlpha(0.22)
    if (material.getEmissiveTexture()) material.setRoughnessFactor(1)
  }
  for (const extension of root.listExtensionsUsed())
    if (refraction.includes(extension.extensionName)) extension.dispose()
}

const millimetres = 1000

const sizeOf = (document: Document): number => {
  const [scene] = document.getRoot().listScenes()
  if (!scene) throw new Error('A model has one scene.')
  const { min, max } = getBounds(scene)
  return Math.max(...max.map((end, axis) => end - (min[axis] ?? 0))) * millimetres
}

const primitivesOf = (document: Document): Primitive[] =>
  document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())

const thinnest = ({ min, max }: { min: readonly number[]; max: readonly number[] }): number => {
  const sides = max.map((end, axis) => end - (min[axis] ?? 0))
  return Math.min(...sides.filter((side) => side > 0.01))
}

/** A drawing on a body that was made without coordinates lies over the front of it. */
const placeDrawings = (document: Document): void => {
  for (const primitive of primitivesOf(document)) {
    const position = primitive.getAttribute('POSITION')
    const isDrawn = primitive.getMaterial()?.getBaseColorTexture()
    if (!position || !isDrawn || primitive.getAttribute('TEXCOORD_0')) continue
    const [[left = 0], [right = 0, top = 0]] = [position.getMin([]), position.getMax([])]
    const [width, height] = [right - left, top - (position.getMin([])[1] ?? 0)]
    const places = Array.from({ length: position.getCount() }, (_, index) => {
      const [x = 0, y = 0] = position.getElement(index, [])
      return [(x - left) / width, (top - y) / height]
    })
    const accessor = document.createAccessor().setType('VEC2').setBuffer(position.getBuffer())
    primitive.setAttribute('TEXCOORD_0', accessor.setArray(Float32Array.from(places.flat())))
  }
}

/** The triangles of a box: fewer would leave holes in thin parts, or nothing of them. */
const fewest = 12

/** Leaves corners out while no surface moves by more than the level allows; the simplifier counts in sizes of the part. */
const simplifyAll = (document: Document, { tolerance, thickness }: Level): void => {
  const allowed = sizeOf(document) * tolerance
  for (const primitive of primitivesOf(document)) {
    const position = primitive.getAttribute('POSITION')
    const places = position?.getArray()
    if (!position || !(places instanceof Float32Array)) throw new Error('A part has corners, not yet packed.')
    const part = { min: position.getMinNormalized([]), max: position.getMaxNormalized([]) }
    const error = Math.min(allowed, thinnest(part) * thickness) / MeshoptSimplifier.getScale(places, 3)
    const ratio = Math.min(1, (fewest * 3) / getPrimitiveVertexCount(primitive, VertexCountMethod.RENDER))
    simplifyPrimitive(primitive, { simplifier: MeshoptSimplifier, ratio, error })
  }
}

/** Leaves out what a viewer does not show, and corners as far as the level allows. */
export const lighten = async (document: Document, level: Level): Promise<void> => {
  await MeshoptSimplifier.ready
  document.setLogger(new Logger(Logger.Verbosity.ERROR))
  forViewer(document)
  placeDrawings(document)
  await document.transform(dedup(), flatten(), prune({ keepAttributes: false }), weld())
  simplifyAll(document, level)
}

/** Makes a model light enough for a page: one part a material, fewer corners, WebP drawings, meshopt compression. */
export const optimise = async (document: Document, level: Level): Promise<Uint8Array> => {
  const { pixels, quality } = level
  await MeshoptEncoder.ready
  await lighten(document, level)
  await document.transform(
    join(),
    textureCompress({ encoder: sharp, targetFormat: 'webp', resize: [pixels, pixels], quality }),
    prune(),
    meshopt({ encoder: MeshoptEncoder, level: 'high' }),
  )
  return glbIo().registerDependencies({ 'meshopt.encoder': MeshoptEncoder }).writeBinary(document)
}
