import { Box3, NeutralToneMapping, Scene, WebGLRenderer } from 'three'
import { loadModel } from './loadModel.ts'
import { orbitAround } from './orbit.ts'
import { release } from './release.ts'
import { shadowUnder } from './shadow.ts'
import { moves, steer, type Move } from './steering.ts'
import { studioLight } from './studio.ts'

/** More than this the eye does not see, and phones grow warm. */
const maxPixelRatio = 2

interface Options {
  signal: AbortSignal
  /** Nothing goes on moving by itself. */
  calm: boolean
  /** The browser has taken the graphics card away; the canvas is empty. */
  onLost: () => void
}

const makeRenderer = (canvas: HTMLCanvasElement, onLost: () => void): WebGLRenderer => {
  canvas.addEventListener('webglcontextlost', (event) => {
    // Before the renderer, which would write of it to the console.
    event.stopImmediatePropagation()
    onLost()
  })
  // The renderer would write to the console when there is none.
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true })
  if (!context) throw new Error('no WebGL')
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.toneMapping = NeutralToneMapping
  return renderer
}

/**
 * Shows a model on a canvas and lets it be turned; resolves after the first frame with what turns it too; `signal` ends it. Draws
 * only when something has changed. Rejects when the model does not arrive or cannot be drawn.
 */
export const openViewer = async (
  canvas: HTMLCanvasElement,
  address: string,
  { signal, calm, onLost }: Options,
): Promise<(move: Move) => void> => {
  const model = await loadModel(address, signal)
  signal.throwIfAborted()
  const box = new Box3().setFromObject(model, true)
  const renderer = makeRenderer(canvas, onLost)
  const light = studioLight(renderer)
  const scene = new Scene().add(model, shadowUnder(model, box))
  scene.environment = light
  scene.environmentIntensity = 1.2
  const { camera, controls } = orbitAround(box, canvas, calm)
  const letGo = steer(canvas, controls)

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
    // At once: a canvas of a new size is empty.
    draw()
  }
  const sizes = new ResizeObserver(fit)

  const end = () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    letGo()
    controls.dispose()
    release(scene)
    light.dispose()
    renderer.dispose()
    // Browsers allow a page few of them.
    renderer.getContext().getExtension('WEBGL_lose_context')?.loseContext()
  }

  // Where this cannot be done aside, the renderer would say so on the console.
  if (renderer.extensions.has('KHR_parallel_shader_compile')) await renderer.compileAsync(scene, camera)
  // Not sooner: the renderer looks at its materials until they are compiled.
  if (signal.aborted) end()
  signal.throwIfAborted()
  signal.addEventListener('abort', end)
  fit()
  sizes.observe(canvas)
  return (move) => moves[move](controls)
}
