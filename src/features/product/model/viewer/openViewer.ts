import { Box3, NeutralToneMapping, Scene, WebGLRenderer } from 'three'
import { addKeyboardControls, type Move, moves } from '../keyboardOrbit.ts'
import { loadModel } from './loadModel.ts'
import { orbitAround } from './orbitAround.ts'
import { shadowUnder, studioLight } from './studio.ts'

/** Higher ratios look the same and use up batteries. */
const maxPixelRatio = 2

interface Options {
  signal: AbortSignal
  /** Called when the browser takes the WebGL context away, which empties the canvas. */
  onLost: () => void
}

const makeRenderer = (canvas: HTMLCanvasElement, onLost: () => void): WebGLRenderer => {
  canvas.addEventListener('webglcontextlost', (event) => {
    // The renderer would log an error.
    event.stopImmediatePropagation()
    onLost()
  })
  // With no context the renderer would log an error.
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true })
  if (!context) throw new Error('no WebGL')
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.toneMapping = NeutralToneMapping
  return renderer
}

/**
 * Resolves after the first frame with a function that moves the model. `signal` closes the viewer. Rejects
 * when the model cannot be loaded or drawn.
 */
export const openViewer = async (
  canvas: HTMLCanvasElement,
  address: string,
  { signal, onLost }: Options,
): Promise<(move: Move) => void> => {
  const model = await loadModel(address, signal)
  signal.throwIfAborted()
  const box = new Box3().setFromObject(model, true)
  const renderer = makeRenderer(canvas, onLost)
  const scene = new Scene().add(model, shadowUnder(model, box))
  scene.environment = studioLight(renderer)
  scene.environmentIntensity = 1.2
  const { camera, controls } = orbitAround(box, canvas)
  addKeyboardControls(canvas, controls, signal)

  let frame = 0
  const draw = () => {
    frame = 0
    controls.update()
    renderer.render(scene, camera)
  }
  const requestFrame = () => {
    frame ||= requestAnimationFrame(draw)
  }
  controls.addEventListener('change', requestFrame)

  const fit = () => {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0) return
    renderer.setPixelRatio(Math.min(window.devicePixelRatio, maxPixelRatio))
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    camera.updateProjectionMatrix()
    // A resized canvas is empty until it is drawn again.
    draw()
  }
  const sizes = new ResizeObserver(fit)

  const close = () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    controls.dispose()
    renderer.dispose()
    // This frees textures and buffers too; browsers limit the contexts of a page. `forceContextLoss` would
    // log a warning after `onLost`.
    renderer.getContext().getExtension('WEBGL_lose_context')?.loseContext()
  }

  // Without this extension the renderer would log a warning.
  if (renderer.extensions.has('KHR_parallel_shader_compile')) await renderer.compileAsync(scene, camera)
  // Waits until now, because materials must not be disposed of while they compile.
  if (signal.aborted) close()
  signal.throwIfAborted()
  signal.addEventListener('abort', close)
  fit()
  sizes.observe(canvas)
  return (move) => moves[move](controls)
}
