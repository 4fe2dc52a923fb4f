import { useRef, type TouchEvent } from 'react'

/** How far a finger moves sideways to turn to the next picture, in px. */
const threshold = 50

/** Touch handlers that call `onSwiped` with 1 after a swipe to the left and -1 after one to the right. */
export const useSidewaysSwipe = (onSwiped: (step: 1 | -1) => void) => {
  const start = useRef<number | undefined>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? touches[0]?.clientX : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0]?.clientX
      if (start.current === undefined || end === undefined) return
      const distance = end - start.current
      if (Math.abs(distance) >= threshold) onSwiped(distance < 0 ? 1 : -1)
    },
  }
}
