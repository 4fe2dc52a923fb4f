import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` after a time in milliseconds, which stands still between `pause` and `resume`. */
export const useCountdown = (duration: number, onEnd: () => void) => {
  const left = useRef(duration)
  const started = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const end = useEffectEvent(onEnd)

  const pause = useCallback(() => {
    clearTimeout(timer.current)
    if (started.current !== null) left.current -= Date.now() - started.current
    started.current = null
  }, [])

  const run = useEffectEvent(() => {
    if (started.current !== null) return
    started.current = Date.now()
    timer.current = setTimeout(end, left.current)
  })

  useEffect(() => {
    run()
    return pause
  }, [pause])

  return { pause, resume: run }
}
