import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsShown } from './KeptPage.tsx'

/** Gives `initial` first, then the value, since some screen readers miss a region that comes with its text. */
export const useDelayed = <Value>(value: Value, initial: Value, delayMs: number): Value => {
  const [delayed, setDelayed] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return delayed
}

/** Starting it again replaces the waiting call. Stopping, unmounting and hiding the page drop the call. */
export const useTimer = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(timer.current), [])
  const isShown = useIsShown()
  useEffect(() => stop, [stop, isShown])
  const start = (call: () => void, ms: number) => {
    stop()
    timer.current = setTimeout(call, ms)
  }
  return { start, stop }
}
