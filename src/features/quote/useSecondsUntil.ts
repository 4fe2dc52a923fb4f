import { useEffect, useState } from 'react'

const secondsLeft = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000))

/** `time` is in ms since 1970; the result counts down to 0. */
export const useSecondsUntil = (time: number): number => {
  const [seconds, setSeconds] = useState(() => secondsLeft(time))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(time)), 1000)
    return () => clearInterval(timer)
  }, [time])
  return seconds
}
