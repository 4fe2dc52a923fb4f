import { lazy, Suspense, useEffect, useState } from 'react'
import { selectNotices } from '../../features/notices/noticesSlice.ts'
import { PlainNotice } from '../../features/notices/PlainNotice.tsx'
import { afterPaint } from '../../ui/afterPaint.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { useAppSelector } from '../../ui/storeHooks.ts'
import { whenIdle } from '../../ui/whenIdle.ts'
import { keepGooberFromWriting } from './noticeStyles.ts'

const load = () => {
  if (import.meta.env.PROD) keepGooberFromWriting()
  return import('../../features/notices/NoticeHost.tsx')
}

const NoticeHost = lazy(load)

const firstTouches = ['pointerdown', 'focusin'] as const

/** Fetches the library early: once the connection is lost, it could not load to say so. */
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
    <ErrorBoundary fallback={<PlainNotice />}>
      {needed && (
        <Suspense fallback={null}>
          <NoticeHost />
        </Suspense>
      )}
    </ErrorBoundary>
  )
}
