import { Box3, NeutralToneMapping, Scene, WebGLRenderer } from 'three'
import { disposeAll } from './dispose.ts'
import { addKeyboardControls, type Move, moves } from './keyboardOrbit.ts'
import { loadModel } from './loadModel.ts'
import { orbitAround } from './orbit.ts'
import { shadowUnder } from './shadow.ts'
import { studioLight } from './studioLight.ts'

/** Higher ratios look the same and drain phones. */
const maxPixelRatio = 2

interface Options {
  signal: AbortSignal
  /** No inertia, for visitors who asked for reduced motion. */
  reducedMotion: boolean
  /** The browser has lost the WebGL context, and the canvas is empty. */
  onLost: () => void
}

const makeRenderer = (canvas: HTMLCanvasElement, onLost: () => void): WebGLRenderer => {
  canvas.addEventListener('webglcontextlost', (event) => {
    // Stops the renderer from logging the loss.
    event.stopImmediatePropagation()
    onLost()
  })
  // Without a context the renderer would log an error.
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true })
  if (!context) throw new Error('no WebGL')
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.toneMapping = NeutralToneMapping
  return renderer
}

/**
 * Resolves after the first frame with a function that turns the model; `signal` closes the viewer. Draws only
 * after a change. Rejects when the model cannot be loaded or drawn.
 */
export const openViewer = async (
  canvas: HTMLCanvasElement,
  address: string,
  { signal, reducedMotion, onLost }: Options,
): Promise<(move: Move) => void> => {
  const model = await loadModel(address, signal)
  signal.throwIfAborted()
  const box = new Box3().setFromObject(model, true)
  const renderer = makeRenderer(canvas, onLost)
  const light = studioLight(renderer)
  const scene = new Scene().add(model, shadowUnder(model, box))
  scene.environment = light
  scene.environmentIntensity = 1.2
  const { camera, controls } = orbitAround(box, canvas, reducedMotion)
  addKeyboardControls(canvas, controls, signal)

  let frame = 0
  const draw = () => {
    frame = 0
    controls.update()
    renderer.render(scene, camera)
  }
  const askForFrame = () => {
    frame ||= requestAnimationFrame(draw)
  }
  controls.addEventListener('change', askForFrame)

  const fit = () => {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0) return
    renderer.setPixelRatio(Math.min(window.devicePixelRatio, maxPixelRatio))
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    camera.updateProjectionMatrix()
    // A resized canvas is empty until it is drawn.
    draw()
  }
  const sizes = new ResizeObserver(fit)

  const end = () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    controls.dispose()
    disposeAll(scene)
    light.dispose()
    renderer.dispose()
    // Browsers limit the number of contexts of a page.
    renderer.getContext().getExtension('WEBGL_lose_context')?.loseContext()
  }

  // Without the extension the renderer would log a warning.
  if (renderer.extensions.has('KHR_parallel_shader_compile')) await renderer.compileAsync(scene, camera)
  // Closing earlier would dispose of materials that are still compiling.
  if (signal.aborted) end()
  signal.throwIfAborted()
  signal.addEventListener('abort', end)
  fit()
  sizes.observe(canvas)
  return (move) => moves[move](controls)
}
