import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { useCallback, useRef } from 'react'

const doubleTapZoom = 2.5
const maxZoom = 5

/** In px, for an arrow key. */
const stepPx = 80

/** Panzoom's scale of an unzoomed picture is not exactly 1, least of all during animations. */
const fittingScale = 1.01
const still = { animate: false }

/** The longest time in ms, and the largest distance in px, between the taps of a double tap. */
const maxPauseMs = 350
const maxDistancePx = 30

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>

/** Returns a listener of clicks, because some browsers send no `dblclick` for a double tap. */
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

/** A pointer that moves farther between press and release drags. */
const maxTapPx = 4

/**
 * Zooms and moves the element of the ref `attach` by wheel, pinch, drag, taps and by its functions. A tap
 * moves its point to the middle, for those who cannot drag (WCAG 2.5.7).
 */
export const usePanzoom = () => {
  const panzoom = useRef<PanzoomObject>(undefined)

  const attach = useCallback((element: HTMLElement | null) => {
    const area = element?.parentElement
    if (!element || !area) return undefined
    const made = Panzoom(element, {
      minScale: 1,
      maxScale: maxZoom,
      contain: 'outside',
      panOnlyWhenZoomed: true,
      cursor: '',
    })
    let pressed: Pick<MouseEvent, 'clientX' | 'clientY'> = { clientX: 0, clientY: 0 }
    const press = (event: PointerEvent) => {
      pressed = event
    }
    const centre = ({ clientX, clientY }: MouseEvent) => {
      if (Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > maxTapPx) return
      const { left, top, width, height } = area.getBoundingClientRect()
      const scale = made.getScale()
      const [x, y] = [left + width / 2 - clientX, top + height / 2 - clientY]
      made.pan(x / scale, y / scale, { relative: true })
    }
    const doubleTap = makeDoubleTap((event: MouseEvent) => {
      if (made.getScale() > fittingScale) made.reset(still)
      else made.zoomToPoint(doubleTapZoom, event)
    })
    const listeners = new AbortController()
    const { signal } = listeners
    area.addEventListener('wheel', (event) => made.zoomWithWheel(event), { signal, passive: false })
    // In the capture phase, because Panzoom stops these events.
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

  /** Moves the view by steps to the right and down; the picture itself moves the opposite way. */
  const move = (x: number, y: number): void => {
    const scale = panzoom.current?.getScale() ?? 1
    panzoom.current?.pan((-x * stepPx) / scale, (-y * stepPx) / scale, { relative: true })
  }

  const isZoomed = (): boolean => (panzoom.current?.getScale() ?? 1) > fittingScale

  return { attach, zoom, move, isZoomed }
}
