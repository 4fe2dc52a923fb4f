import { type Material, Mesh, type Object3D, Texture } from 'three'

const disposeMaterial = (material: Material): void => {
  for (const value of Object.values(material)) {
    if (!(value instanceof Texture)) continue
    if (value.image instanceof ImageBitmap) value.image.close()
    value.dispose()
  }
  material.dispose()
}

export const disposeAll = (root: Object3D): void =>
  root.traverse((body) => {
    if (!(body instanceof Mesh)) return
    const { geometry, material } = body as Mesh
    geometry.dispose()
    for (const each of [material].flat()) disposeMaterial(each)
  })
