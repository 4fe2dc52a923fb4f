import {
  Box3,
  Color,
  DataTexture,
  LinearFilter,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from 'three'

/** Lengths are in radii of the product. */
interface AreaLight {
  readonly position: readonly [x: number, y: number, z: number]
  readonly size: readonly [width: number, height: number]
  readonly light: readonly [red: number, green: number, blue: number]
}

/** As in the pictures (imagery/render/cycles.py), with black flags and the floor; y is up, +z the front. */
const areaLights: readonly AreaLight[] = [
  { position: [-3, 3.4, 2.6], size: [3.4, 2.6], light: [5.4, 5.32, 5.21] },
  { position: [4.2, 1.7, 1.8], size: [1.2, 3.8], light: [3.32, 3.4, 3.49] },
  { position: [0.2, 4.2, -2.6], size: [4.2, 1.4], light: [5.68, 5.68, 5.68] },
  { position: [0, 1.2, 5], size: [5, 2.4], light: [0.53, 0.53, 0.53] },
  { position: [-4.2, 0.6, -1.2], size: [1.2, 4], light: [0, 0, 0] },
  { position: [4.4, 0.6, -1.4], size: [1.2, 4], light: [0, 0, 0] },
  { position: [0, -1, 0], size: [60, 60], light: [0.7, 0.7, 0.7] },
]

const world = new Color(0.41, 0.414, 0.42)

/** The light of a studio as an environment map for the scenes of this renderer. */
export const studioLight = (renderer: WebGLRenderer): Texture => {
  const scene = new Scene()
  scene.background = world
  for (const { position, size, light } of areaLights) {
    const panel = new Mesh(
      new PlaneGeometry(...size),
      new MeshBasicMaterial({ color: new Color(...light), toneMapped: false }),
    )
    panel.position.set(...position)
    panel.lookAt(0, 0, 0)
    scene.add(panel)
  }
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0.02)
  generator.dispose()
  return texture
}

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
