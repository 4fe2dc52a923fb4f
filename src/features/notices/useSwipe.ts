import { useRef, type PointerEvent } from 'react'

/** How far a toast is dragged sideways to go, in px (spec section 9). */
const swipeThreshold = 50

/** Pointer handlers that make an element follow a sideways drag, and call `onSwiped` when it ends far enough. */
export const useSwipe = (onSwiped: () => void) => {
  const start = useRef<number | null>(null)

  const settle = (event: PointerEvent<HTMLElement>): void => {
    const from = start.current
    start.current = null
    event.currentTarget.style.translate = ''
    if (from !== null && Math.abs(event.clientX - from) >= swipeThreshold) onSwiped()
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return
      event.currentTarget.style.translate = `${event.clientX - start.current}px 0`
    },
    onPointerUp: settle,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = null
      event.currentTarget.style.translate = ''
    },
  }
}
