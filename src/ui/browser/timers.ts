import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Gives `initial` at first, then the value once it has not changed for `delayMs`. Live regions need this,
 * because some screen readers do not read a region that appears together with its text.
 */
export const useDelayed = <Value>(value: Value, initial: Value, delayMs: number): Value => {
  const [delayed, setDelayed] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return delayed
}

/** Starting it again replaces the waiting call. Stopping and unmounting drop the call. */
export const useTimer = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => stop, [stop])
  const start = (call: () => void, ms: number) => {
    stop()
    timer.current = setTimeout(call, ms)
  }
  return { start, stop }
}
