import { useCallback, useEffect, useRef, useState } from 'react'

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

/** The time stops between `pause` and `resume`. */
export const useCountdown = (durationMs: number, onEnd: () => void) => {
  const left = useRef(durationMs)
  const started = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  const pause = useCallback(() => {
    clearTimeout(timer.current)
    if (started.current !== null) left.current -= Date.now() - started.current
    started.current = null
  }, [])

  const resume = useCallback(() => {
    if (started.current !== null) return
    started.current = Date.now()
    timer.current = setTimeout(() => end.current(), left.current)
  }, [])

  useEffect(() => {
    resume()
    return pause
  }, [resume, pause])

  return { pause, resume }
}
