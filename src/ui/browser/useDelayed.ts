import { useEffect, useState } from 'react'

/**
 * `initial` at first, and each value `delayMs` after it came; one that is replaced sooner is left out. Some
 * screen readers are silent about a live region that comes with its text.
 */
export const useDelayed = <Value>(value: Value, initial: Value, delayMs: number): Value => {
  const [delayed, setDelayed] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return delayed
}
