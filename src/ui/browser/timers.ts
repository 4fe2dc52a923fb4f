import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * `initial` at first, then the value when it has not changed for `delayMs`. For live regions: some screen
 * readers do not read one that is new and has its text at once.
 */
export const useDelayed = <Value>(value: Value, initial: Value, delayMs: number): Value => {
  const [delayed, setDelayed] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return delayed
}

/** Starting the timer again replaces the call that waits; stopping it drops the call, as unmounting does. */
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
