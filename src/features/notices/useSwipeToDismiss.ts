import { type PointerEvent, useRef } from 'react'

/** In px (specification 9). */
const swipeThreshold = 50

/** The element follows a sideways drag; `onSwiped` is called after a long one. */
export const useSwipeToDismiss = (onSwiped: () => void) => {
  const start = useRef<number | null>(null)

  const putBack = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    start.current = null
    currentTarget.style.translate = ''
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
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current ?? event.clientX
      putBack(event)
      if (Math.abs(event.clientX - from) >= swipeThreshold) onSwiped()
    },
    onPointerCancel: putBack,
  }
}
