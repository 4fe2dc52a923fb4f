import type { OrbitControls } from 'three/addons/controls/OrbitControls.js'

const turn = Math.PI / 18
const nearer = 0.88

export const moves = {
  left: (controls: OrbitControls) => controls.rotateLeft(-turn),
  right: (controls: OrbitControls) => controls.rotateLeft(turn),
  up: (controls: OrbitControls) => controls.rotateUp(turn),
  down: (controls: OrbitControls) => controls.rotateUp(-turn),
  nearer: (controls: OrbitControls) => controls.dollyIn(nearer),
  farther: (controls: OrbitControls) => controls.dollyOut(nearer),
  back: (controls: OrbitControls) => controls.reset(),
} as const

export type Move = keyof typeof moves

const keys: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  Home: 'back',
}

/** Keys turn the model. After a press on it, or with Ctrl, the wheel zooms; otherwise it scrolls the page. */
export const addKeyboardControls = (
  canvas: HTMLCanvasElement,
  controls: OrbitControls,
  signal: AbortSignal,
): void => {
  // Listens before the controls, which use the same events.
  const options = { signal, capture: true }
  let pressed = false
  canvas.addEventListener(
    'keydown',
    (event) => {
      const move = keys[event.key]
      if (!move || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      moves[move](controls)
    },
    options,
  )
  canvas.addEventListener('pointerdown', () => (pressed = true), options)
  canvas.addEventListener('blur', () => (pressed = false), options)
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!pressed && !event.ctrlKey) event.stopImmediatePropagation()
    },
    options,
  )
}
