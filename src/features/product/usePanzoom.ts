import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { useCallback, useRef } from 'react'
import { makeDoubleTap } from './doubleTap.ts'

/** How near a double tap comes, and how near anything does. */
const nearer = 2.5
const nearest = 5

/** In px: what an arrow key moves. */
const step = 80

/** Panzoom measures the picture, which is a little off, and wrong while it moves by itself. */
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

  /** The view goes to the right and down, so the picture goes to the left and up. */
  const move = (x: number, y: number): void => {
    const scale = panzoom.current?.getScale() ?? 1
    panzoom.current?.pan((-x * step) / scale, (-y * step) / scale, { relative: true })
  }

  const isZoomed = (): boolean => (panzoom.current?.getScale() ?? 1) > fittingScale

  return { attach, zoom, move, isZoomed }
}
