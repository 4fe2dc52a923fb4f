import { lazy, useEffect, useState } from 'react'
import { afterPaint, whenIdle } from '../../browser/scheduling.ts'
import { selectNotices } from '../../features/notices/noticesSlice.ts'
import { PlainNotice } from '../../features/notices/PlainNotice.tsx'
import { useAppSelector } from '../../state/hooks.ts'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'

const load = () => import('../../features/notices/NoticeHost.tsx')

const NoticeHost = lazy(load)

const firstTouches = ['pointerdown', 'focusin'] as const

/** Preloads notistack at the first touch or focus, so that a lost connection can still be reported. */
const useEarlyFetch = () => {
  useEffect(() => {
    const fetchIt = () => whenIdle(() => void load().catch(() => undefined))
    for (const touch of firstTouches) window.addEventListener(touch, fetchIt, { once: true })
    return () => {
      for (const touch of firstTouches) window.removeEventListener(touch, fetchIt)
    }
  }, [])
}

export const NoticeOutlet = () => {
  const waiting = useAppSelector(selectNotices).length > 0
  const [needed, setNeeded] = useState(false)
  useEffect(() => (waiting ? afterPaint(() => setNeeded(true)) : undefined), [waiting])
  useEarlyFetch()
  return (
    needed && (
      <LazyBoundary fallback={<PlainNotice />}>
        <NoticeHost />
      </LazyBoundary>
    )
  )
}
