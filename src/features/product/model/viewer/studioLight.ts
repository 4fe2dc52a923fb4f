import {
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
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
