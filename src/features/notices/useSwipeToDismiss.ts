import { type PointerEvent, useRef } from 'react'

/** In px (specification 9). */
const swipeThreshold = 50

/** The element follows a sideways drag; `onSwiped` is called after a long one. */
export const useSwipeToDismiss = (onSwiped: () => void) => {
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
