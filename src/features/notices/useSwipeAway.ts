import { type PointerEvent, useRef } from 'react'

/** By specification 9. */
const thresholdPx = 50

/** Handlers with which an element follows a press sideways; `onAway` is called at the end of a long one. */
export const useSwipeAway = (onAway: () => void) => {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // The menu of another button may take the end of the press.
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) currentTarget.style.translate = `${clientX - start.current}px 0`
    },
    onPointerUp: ({ clientX }: PointerEvent<HTMLElement>) => {
      if (Math.abs(clientX - (start.current ?? clientX)) >= thresholdPx) onAway()
    },
    onLostPointerCapture: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      start.current = undefined
      currentTarget.style.translate = ''
    },
  }
}
