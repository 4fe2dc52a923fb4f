import { useCallback, useEffect, useRef } from 'react'

/** `duration` is in ms; the time stops between `pause` and `resume`. */
export const useCountdown = (duration: number, onEnd: () => void) => {
  const left = useRef(duration)
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
