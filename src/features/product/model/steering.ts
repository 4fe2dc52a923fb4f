import type { OrbitControls } from 'three/addons/controls/OrbitControls.js'

const turn = Math.PI / 18
const nearer = 0.88

const keys: Readonly<Record<string, (controls: OrbitControls) => void>> = {
  ArrowLeft: (controls) => controls.rotateLeft(-turn),
  ArrowRight: (controls) => controls.rotateLeft(turn),
  ArrowUp: (controls) => controls.rotateUp(turn),
  ArrowDown: (controls) => controls.rotateUp(-turn),
  '+': (controls) => controls.dollyIn(nearer),
  '=': (controls) => controls.dollyIn(nearer),
  '-': (controls) => controls.dollyOut(nearer),
  Home: (controls) => controls.reset(),
}

/**
 * Lets keys turn a model, and the wheel only where it is meant: after a press on the model, or with Ctrl. Otherwise
 * the wheel scrolls the page. Returns what takes it back.
 */
export const steer = (canvas: HTMLCanvasElement, controls: OrbitControls): (() => void) => {
  const listening = new AbortController()
  let pressed = false
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    react: (event: HTMLElementEventMap[Name]) => void,
  ) => canvas.addEventListener(name, react, { signal: listening.signal, capture: true })

  listen('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act(controls)
  })
  listen('pointerdown', () => {
    pressed = true
  })
  listen('blur', () => {
    pressed = false
  })
  listen('wheel', (event) => {
    if (!pressed && !event.ctrlKey) event.stopImmediatePropagation()
  })
  return () => listening.abort()
}
