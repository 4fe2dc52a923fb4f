import type { Document, Material, Primitive, Texture as Drawing } from '@gltf-transform/core'
import {
  BufferAttribute,
  BufferGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  SRGBColorSpace,
  Texture,
} from 'three'
import { Picture } from './canvas.ts'

const textureOf = (drawing: Drawing): Texture => {
  const [width = 1, height = 1] = drawing.getSize() ?? []
  const texture = new Texture(new Picture(width, height, drawing.getImage() ?? new Uint8Array()))
  // As three's own loader of glTF says.
  texture.flipY = false
  texture.colorSpace = SRGBColorSpace
  texture.userData = { mimeType: drawing.getMimeType() }
  return texture
}

/** Copies materials and drawings, each once. */
const makeMaterials = () => {
  const textures = new Map<Drawing, Texture>()
  const materials = new Map<Material, MeshStandardMaterial>()
  const drawn = (drawing: Drawing | null): Texture | null => {
    if (!drawing) return null
    const texture = textures.get(drawing) ?? textureOf(drawing)
    textures.set(drawing, texture)
    return texture
  }
  return (source: Material): MeshStandardMaterial => {
    const made = materials.get(source)
    if (made) return made
    const material = new MeshStandardMaterial({
      map: drawn(source.getBaseColorTexture()),
      emissiveMap: drawn(source.getEmissiveTexture()),
      roughness: source.getRoughnessFactor(),
      metalness: source.getMetallicFactor(),
      transparent: source.getAlphaMode() === 'BLEND',
      opacity: source.getAlpha(),
    })
    const [red, green, blue] = source.getBaseColorFactor()
    material.color.setRGB(red, green, blue)
    material.emissive.setRGB(...source.getEmissiveFactor())
    materials.set(source, material)
    return material
  }
}

const geometryOf = (primitive: Primitive, world: Matrix4): BufferGeometry => {
  const geometry = new BufferGeometry()
  for (const [name, semantic] of [
    ['position', 'POSITION'],
    ['normal', 'NORMAL'],
    ['uv', 'TEXCOORD_0'],
  ] as const) {
    const accessor = primitive.getAttribute(semantic)
    const values = accessor?.getArray()
    if (accessor && values)
      geometry.setAttribute(name, new BufferAttribute(Float32Array.from(values), accessor.getElementSize()))
  }
  const indices = primitive.getIndices()?.getArray()
  if (indices) geometry.setIndex(new BufferAttribute(Uint32Array.from(indices), 1))
  return geometry.applyMatrix4(world)
}

/** A glTF document for three.js, its parts where they are in the world, in metres. */
export const sceneOf = (document: Document): Group => {
  const materialOf = makeMaterials()
  const scene = new Group()
  for (const node of document.getRoot().listNodes()) {
    const world = new Matrix4().fromArray(node.getWorldMatrix())
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const material = primitive.getMaterial()
      if (material) scene.add(new Mesh(geometryOf(primitive, world), materialOf(material)))
    }
  }
  return scene
}
