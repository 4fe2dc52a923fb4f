import { type PointerEvent, useRef } from 'react'

/** By specification 9. */
const swipeThresholdPx = 50

/** The element follows a sideways drag; a long one calls `onSwiped`. */
export const useSwipeToDismiss = (onSwiped: () => void) => {
  const start = useRef<number | null>(null)

  const putBack = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    start.current = null
    currentTarget.style.translate = ''
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // The menu of another button may take the end of the press.
      if (event.button !== 0) return
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
      if (Math.abs(event.clientX - from) >= swipeThresholdPx) onSwiped()
    },
    onPointerCancel: putBack,
  }
}
