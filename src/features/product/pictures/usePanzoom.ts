import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { useCallback, useRef } from 'react'

/** The zoom of a double tap, and the largest zoom. */
const nearer = 2.5
const nearest = 5

/** In px: what an arrow key moves. */
const step = 80

/** Scales below this count as not zoomed, as Panzoom's measure is inexact, and wrong during animations. */
const fittingScale = 1.01
const still = { animate: false }

/** Of a double tap. */
const maxPauseMs = 350
const maxDistancePx = 30

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>

/** Returns a click listener that detects double taps, because some browsers send no `dblclick` for them. */
export const makeDoubleTap = <Event extends Tap>(onDoubleTapped: (event: Event) => void) => {
  let last: Tap | undefined
  return (event: Event): void => {
    const { timeStamp, clientX, clientY } = event
    const isSecond =
      last !== undefined &&
      timeStamp - last.timeStamp < maxPauseMs &&
      Math.hypot(clientX - last.clientX, clientY - last.clientY) < maxDistancePx
    last = isSecond ? undefined : event
    if (isSecond) onDoubleTapped(event)
  }
}

/** In px: a pointer that moves farther between press and release has dragged. */
const stillPx = 4

/**
 * Wheel, pinch, drag and taps of the element that `attach` is the ref of, and the same by command. A tap on a
 * zoomed picture brings its point to the middle, so that nobody has to drag (WCAG 2.5.7).
 */
export const usePanzoom = () => {
  const panzoom = useRef<PanzoomObject>(undefined)

  const attach = useCallback((element: HTMLElement | null) => {
    const area = element?.parentElement
    if (!element || !area) return undefined
    const made = Panzoom(element, {
      minScale: 1,
      maxScale: nearest,
      contain: 'outside',
      panOnlyWhenZoomed: true,
      cursor: '',
    })
    let pressed: Pick<MouseEvent, 'clientX' | 'clientY'> = { clientX: 0, clientY: 0 }
    const press = (event: PointerEvent) => {
      pressed = event
    }
    const centre = ({ clientX, clientY }: MouseEvent) => {
      if (Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > stillPx) return
      const { left, top, width, height } = area.getBoundingClientRect()
      const scale = made.getScale()
      const [x, y] = [left + width / 2 - clientX, top + height / 2 - clientY]
      made.pan(x / scale, y / scale, { relative: true })
    }
    const doubleTap = makeDoubleTap((event: MouseEvent) => {
      if (made.getScale() > fittingScale) made.reset(still)
      else made.zoomToPoint(nearer, event)
    })
    const listeners = new AbortController()
    const { signal } = listeners
    area.addEventListener('wheel', (event) => made.zoomWithWheel(event), { signal, passive: false })
    // Panzoom keeps presses to itself.
    area.addEventListener('pointerdown', press, { signal, capture: true })
    area.addEventListener('click', centre, { signal })
    area.addEventListener('click', doubleTap, { signal })
    panzoom.current = made
    return () => {
      listeners.abort()
      made.destroy()
      panzoom.current = undefined
    }
  }, [])

  const zoom = (isNearer: boolean): void => {
    if (isNearer) panzoom.current?.zoomIn(still)
    else panzoom.current?.zoomOut(still)
  }

  /** Moves the view by steps to the right and down: the picture moves the opposite way. */
  const move = (x: number, y: number): void => {
    const scale = panzoom.current?.getScale() ?? 1
    panzoom.current?.pan((-x * step) / scale, (-y * step) / scale, { relative: true })
  }

  const isZoomed = (): boolean => (panzoom.current?.getScale() ?? 1) > fittingScale

  return { attach, zoom, move, isZoomed }
}
