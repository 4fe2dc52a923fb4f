import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { selectNotices } from '../features/notices/noticesSlice.ts'
import { PlainNotice } from '../features/notices/PlainNotice.tsx'
import { useAppSelector } from './hooks.ts'
import { keepGooberFromWriting } from './noticeStyles.ts'

const load = () => {
  if (import.meta.env.PROD) keepGooberFromWriting()
  return import('../features/notices/NoticeHost.tsx')
}

const NoticeHost = lazy(load)

const firstTouches = ['pointerdown', 'focusin'] as const

/** Fetches the library with the first touch or focus: the notice that says the connection is lost has to be there. */
const useEarlyFetch = () => {
  useEffect(() => {
    const fetchIt = () => void load().catch(() => undefined)
    for (const touch of firstTouches) window.addEventListener(touch, fetchIt, { once: true })
    return () => {
      for (const touch of firstTouches) window.removeEventListener(touch, fetchIt)
    }
  }, [])
}

/** The toasts; plain ones when their library does not arrive. */
export const NoticeOutlet = () => {
  const waiting = useAppSelector((state) => selectNotices(state).length > 0)
  const [needed, setNeeded] = useState(waiting)
  if (waiting && !needed) setNeeded(true)
  useEarlyFetch()
  return (
    <ErrorBoundary fallback={<PlainNotice />}>
      <Suspense fallback={null}>{needed && <NoticeHost />}</Suspense>
    </ErrorBoundary>
  )
}
