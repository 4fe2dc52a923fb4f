import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { useCallback, useRef } from 'react'
import { makeDoubleTap } from './doubleTap.ts'

/** The zoom of a double tap, and the largest zoom. */
const nearer = 2.5
const nearest = 5

/** In px: what an arrow key moves. */
const step = 80

/** Scales below this count as not zoomed, as Panzoom's measure is inexact, and wrong during animations. */
const fittingScale = 1.01
const still = { animate: false }

/** Wheel, pinch, drag and double tap of the element that `attach` is the ref of, and the same by command. */
export const usePanzoom = () => {
  const panzoom = useRef<PanzoomObject>(undefined)

  const attach = useCallback((element: HTMLElement | null) => {
    const area = element?.parentElement
    if (!element || !area) return undefined
    const made = Panzoom(element, {
      maxScale: nearest,
      contain: 'outside',
      panOnlyWhenZoomed: true,
      cursor: '',
    })
    const zoomWithWheel = (event: WheelEvent) => made.zoomWithWheel(event)
    const doubleTap = makeDoubleTap((event: MouseEvent) => {
      if (made.getScale() > fittingScale) made.reset(still)
      else made.zoomToPoint(nearer, event)
    })
    area.addEventListener('wheel', zoomWithWheel, { passive: false })
    area.addEventListener('click', doubleTap)
    panzoom.current = made
    return () => {
      area.removeEventListener('wheel', zoomWithWheel)
      area.removeEventListener('click', doubleTap)
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
