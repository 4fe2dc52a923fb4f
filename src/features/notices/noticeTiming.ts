import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDelayed } from '../../ui/browser/timers.ts'

/** Time for a screen reader to notice the empty live region. */
const fillDelayMs = 100

/** False first and true a moment later: screen readers speak what appears in a region they know. */
export const useFilledLater = (): boolean => useDelayed(true, false, fillDelayMs)

/**
 * Calls `onEnd` after `durationMs`, or never when it is null. Returns the handlers of the notice, which pause
 * while the pointer or the focus is on it (specification 10.11).
 */
export const useCountdown = (durationMs: number | null, onEnd: () => void) => {
  const leftMs = useRef(durationMs ?? 0)
  const [paused, setPaused] = useState(false)
  const end = useEffectEvent(onEnd)
  const isEndless = durationMs === null

  useEffect(() => {
    if (paused || isEndless) return undefined
    const started = Date.now()
    const timer = setTimeout(() => end(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= Date.now() - started
    }
  }, [paused, isEndless])

  return {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: ({ currentTarget }: PointerEvent) => setPaused(currentTarget.matches(':focus-within')),
    onFocus: () => setPaused(true),
    onBlur: ({ currentTarget }: FocusEvent) => setPaused(currentTarget.matches(':hover')),
  }
}
