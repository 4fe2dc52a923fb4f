import { type TouchEvent, useRef } from 'react'

const thresholdPx = 50

/** Calls `onSwiped` with 1 after a swipe to the left, -1 to the right; one that goes farther up or down scrolls. */
export const useHorizontalSwipe = (onSwiped: (step: 1 | -1) => void) => {
  const start = useRef<{ clientX: number; clientY: number } | undefined>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined
      // A copy, because Safari may change the touch object as the finger moves.
      start.current = touch && { clientX: touch.clientX, clientY: touch.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0]
      if (!start.current || !end) return
      const sideways = end.clientX - start.current.clientX
      const upOrDown = end.clientY - start.current.clientY
      if (Math.abs(sideways) < thresholdPx || Math.abs(sideways) < Math.abs(upOrDown)) return
      onSwiped(sideways < 0 ? 1 : -1)
    },
  }
}
