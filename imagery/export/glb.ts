import { Document, NodeIO, type Material, type Texture } from '@gltf-transform/core'
import {
  ALL_EXTENSIONS,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsTransmission,
} from '@gltf-transform/extensions'
import sharp from 'sharp'
import { MeshPhysicalMaterial, type BufferGeometry, type Color } from 'three'
import { artworkOf, type Artwork } from '../kit/print.ts'
import { meshesOf, type Model } from '../machines/model.ts'

const draw = ({ svg, w, h, scale }: Artwork): Promise<Buffer> => {
  const [width, height] = [Math.round(w * scale), Math.round(h * scale)]
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${height}">`
  return sharp(Buffer.from(`${head}${svg}</svg>`))
    .png()
    .toBuffer()
}

const rgb = ({ r, g, b }: Color): [number, number, number] => [r, g, b]

/** Copies materials into a glTF document, each once; drawings become textures. */
const makeMaterials = (document: Document) => {
  const made = new Map<MeshPhysicalMaterial, Material>()
  const clearcoat = document.createExtension(KHRMaterialsClearcoat)
  const transmission = document.createExtension(KHRMaterialsTransmission)
  const ior = document.createExtension(KHRMaterialsIOR)
  const strength = document.createExtension(KHRMaterialsEmissiveStrength)

  const copy = async (source: MeshPhysicalMaterial): Promise<Material> => {
    const material = document
      .createMaterial(source.name)
      .setBaseColorFactor([...rgb(source.color), 1])
      .setRoughnessFactor(source.roughness)
      .setMetallicFactor(source.metalness)
      .setEmissiveFactor(rgb(source.emissive))
    if (source.emissiveIntensity !== 1)
      material.setExtension(
        'KHR_materials_emissive_strength',
        strength.createEmissiveStrength().setEmissiveStrength(source.emissiveIntensity),
      )
    if (source.clearcoat > 0)
      material.setExtension(
        'KHR_materials_clearcoat',
        clearcoat
          .createClearcoat()
          .setClearcoatFactor(source.clearcoat)
          .setClearcoatRoughnessFactor(source.clearcoatRoughness),
      )
    if (source.transmission > 0) {
      material
        .setExtension(
          'KHR_materials_transmission',
          transmission.createTransmission().setTransmissionFactor(source.transmission),
        )
        .setExtension('KHR_materials_ior', ior.createIOR().setIOR(source.ior))
    }
    const artwork = artworkOf(source)
    if (artwork) {
      const texture: Texture = document
        .createTexture(source.name)
        .setMimeType('image/png')
        .setImage(await draw(artwork))
      if (source.emissive.getHex() === 0) material.setBaseColorTexture(texture)
      else material.setEmissiveTexture(texture)
    }
    return material.setAlphaMode(source.transparent ? 'BLEND' : 'OPAQUE')
  }

  return async (source: MeshPhysicalMaterial): Promise<Material> => {
    const material = made.get(source) ?? (await copy(source))
    made.set(source, material)
    return material
  }
}

const attributes = { position: 'POSITION', normal: 'NORMAL', uv: 'TEXCOORD_0' } as const

/** Copies a geometry's corners as they are; missing normals are made. */
const makePrimitive = (document: Document, geometry: BufferGeometry) => {
  if (!geometry.hasAttribute('normal')) geometry.computeVertexNormals()
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer()
  const primitive = document.createPrimitive()
  for (const [name, semantic] of Object.entries(attributes)) {
    if (!geometry.hasAttribute(name)) continue
    const values = geometry.getAttribute(name)
    const accessor = document
      .createAccessor()
      .setType(values.itemSize === 2 ? 'VEC2' : 'VEC3')
      // three.js counts v from the bottom of a picture, glTF from its top.
      .setArray(
        Float32Array.from(values.array, (value, at) => (name === 'uv' && at % 2 === 1 ? 1 - value : value)),
      )
      .setBuffer(buffer)
    primitive.setAttribute(semantic, accessor)
  }
  if (geometry.index) {
    const indices = Uint32Array.from(geometry.index.array)
    primitive.setIndices(document.createAccessor().setType('SCALAR').setArray(indices).setBuffer(buffer))
  }
  return primitive
}

/** A model as a glTF document in metres. */
export const documentOf = async ({ object }: Pick<Model, 'object'>): Promise<Document> => {
  const document = new Document()
  document.createBuffer()
  const materialOf = makeMaterials(document)
  const root = document.createNode('machine').setScale([0.001, 0.001, 0.001])
  document.createScene().addChild(root)
  object.updateWorldMatrix(true, true)
  for (const mesh of meshesOf(object)) {
    if (!(mesh.material instanceof MeshPhysicalMaterial)) continue
    const primitive = makePrimitive(document, mesh.geometry).setMaterial(await materialOf(mesh.material))
    const copy = document.createMesh().addPrimitive(primitive)
    root.addChild(document.createNode().setMesh(copy).setMatrix(mesh.matrixWorld.toArray()))
  }
  return document
}

/** Reads and writes binary glTF with the extensions used here. */
export const glbIo = () => new NodeIO().registerExtensions(ALL_EXTENSIONS)
