import { type Box3, MathUtils, PerspectiveCamera, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { prefersReducedMotion } from '../../../../ui/browser/motion.ts'

/** As in the first picture of each product. */
const start = { azimuth: MathUtils.degToRad(31), elevation: MathUtils.degToRad(17), fov: 17 }
const margin = 0.03

/** The smallest distance at which all corners of the box are in the frame. */
const distanceTo = (box: Box3, camera: PerspectiveCamera, direction: Vector3): number => {
  const half = box.getSize(new Vector3()).divideScalar(2)
  const right = new Vector3(direction.z, 0, -direction.x).normalize()
  const up = new Vector3().crossVectors(direction, right)
  const slope = Math.tan(MathUtils.degToRad(camera.fov / 2)) * (1 - 2 * margin)
  const needs = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) =>
      [-1, 1].map((z) => {
        const corner = new Vector3(x, y, z).multiply(half)
        const reach = Math.max(Math.abs(corner.dot(right)) / camera.aspect, Math.abs(corner.dot(up)))
        return corner.dot(direction) + reach / slope
      }),
    ),
  )
  return Math.max(...needs)
}

/** A camera that sees a box (metres), and its controls on the canvas. */
export const orbitAround = (box: Box3, canvas: HTMLCanvasElement) => {
  const camera = new PerspectiveCamera(start.fov, 4 / 3)
  const { azimuth, elevation } = start
  const direction = new Vector3().setFromSphericalCoords(1, Math.PI / 2 - elevation, azimuth)
  const target = box.getCenter(new Vector3())
  const distance = distanceTo(box, camera, direction)
  camera.position.copy(target).addScaledVector(direction, distance)
  camera.near = distance * 0.1
  camera.far = distance * 4

  const controls = new OrbitControls(camera, canvas)
  controls.target.copy(target)
  // Vertical swipes scroll the page.
  canvas.style.touchAction = 'pan-y'
  controls.enablePan = false
  controls.enableDamping = !prefersReducedMotion()
  controls.dampingFactor = 0.12
  controls.minPolarAngle = 0.15
  controls.maxPolarAngle = Math.PI / 2 - 0.02
  controls.minDistance = distance * 0.4
  controls.maxDistance = distance * 1.5
  controls.update()
  controls.saveState()
  return { camera, controls }
}
