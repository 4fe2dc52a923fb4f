import { Mesh, Texture, type Material, type Object3D } from 'three'

const releaseMaterial = (material: Material): void => {
  for (const value of Object.values(material)) {
    if (!(value instanceof Texture)) continue
    if (value.image instanceof ImageBitmap) value.image.close()
    value.dispose()
  }
  material.dispose()
}

/** Gives back what bodies hold on the graphics card: shapes, materials and drawings. */
export const release = (root: Object3D): void =>
  root.traverse((body) => {
    if (!(body instanceof Mesh)) return
    const { geometry, material } = body as Mesh
    geometry.dispose()
    for (const each of [material].flat()) releaseMaterial(each)
  })
