import { useEffect, useState } from 'react'

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
