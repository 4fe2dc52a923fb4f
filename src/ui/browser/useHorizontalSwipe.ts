import { type TouchEvent, useRef } from 'react'

const thresholdPx = 50

/** Calls `onSwiped` with 1 after a swipe to the left, -1 after one to the right. */
export const useHorizontalSwipe = (onSwiped: (step: 1 | -1) => void) => {
  const start = useRef<number | undefined>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? touches[0]?.clientX : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0]?.clientX
      if (start.current === undefined || end === undefined) return
      const distance = end - start.current
      if (Math.abs(distance) >= thresholdPx) onSwiped(distance < 0 ? 1 : -1)
    },
  }
}
