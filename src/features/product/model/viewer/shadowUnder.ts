import {
  Box3,
  DataTexture,
  LinearFilter,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
  Vector3,
} from 'three'

const pixels = 64
const strength = 0.4
/** As a share of the model's sides. */
const marginShare = 0.14
/** As a share of the model's height. */
const footShare = 0.08

/** The box of the model's lowest part; only this part has a shadow. */
const footOf = (model: Object3D, { min, max }: Box3): Box3 => {
  const box = new Box3()
  const corner = new Vector3()
  const top = min.y + footShare * (max.y - min.y)
  model.traverse((body) => {
    if (!(body instanceof Mesh)) return
    const { geometry, matrixWorld } = body as Mesh
    const positions = geometry.getAttribute('position')
    for (let index = 0; index < positions.count; index += 1)
      if (corner.fromBufferAttribute(positions, index).applyMatrix4(matrixWorld).y <= top)
        box.expandByPoint(corner)
  })
  return box
}

/** The soft shadow on the ground below a model; lengths in metres. */
export const shadowUnder = (model: Object3D, bounds: Box3): Mesh => {
  const { min, max } = footOf(model, bounds)
  const rim = marginShare * Math.sqrt((max.x - min.x) * (max.z - min.z))
  const wide = max.x - min.x + 2 * rim
  const deep = max.z - min.z + 2 * rim
  const cover = (index: number, length: number): number => {
    const position = ((index + 0.5) / pixels) * length
    return MathUtils.smoothstep(Math.min(position, length - position), 0, 2 * rim)
  }
  const colours = new Uint8Array(4 * pixels * pixels)
  for (let y = 0; y < pixels; y += 1)
    for (let x = 0; x < pixels; x += 1)
      colours[4 * (y * pixels + x) + 3] = Math.round(255 * strength * cover(x, wide) * cover(y, deep))
  const map = new DataTexture(colours, pixels, pixels)
  map.magFilter = LinearFilter
  map.minFilter = LinearFilter
  map.needsUpdate = true
  const shadow = new Mesh(
    new PlaneGeometry(wide, deep).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false }),
  )
  shadow.position.set((min.x + max.x) / 2, min.y, (min.z + max.z) / 2)
  shadow.renderOrder = -1
  return shadow
}
