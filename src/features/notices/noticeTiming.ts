import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDelayed } from '../../ui/browser/useDelayed.ts'

/** Lets a screen reader register the empty live region before its text comes. */
const fillDelayMs = 100

/** False at first, then true. */
export const useFilledLater = (): boolean => useDelayed(true, false, fillDelayMs)

/** Returns a function that pauses the time, or lets it go on; a time of null never ends. */
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

  return setPaused
}
