import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Lets a screen reader register the empty live region before its text comes. */
const fillDelayMs = 100

/** False at first, then true: some screen readers are silent about a live region that comes with its text. */
export const useFilledLater = (): boolean => {
  const [filled, setFilled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setFilled(true), fillDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return filled
}

/** Returns a function that pauses the time, or lets it go on; a time of null never ends. */
export const useCountdown = (durationMs: number | null, onEnd: () => void) => {
  const left = useRef(durationMs ?? 0)
  const [paused, setPaused] = useState(false)
  const end = useEffectEvent(onEnd)
  const isEndless = durationMs === null

  useEffect(() => {
    if (paused || isEndless) return undefined
    const started = Date.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [paused, isEndless])

  return setPaused
}
