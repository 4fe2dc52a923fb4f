import { lazy, Suspense, useEffect, useState } from 'react'
import { Fallible } from '../components/Fallible.tsx'
import { selectNotices } from '../features/notices/noticesSlice.ts'
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

const ignore = () => undefined

/** The toasts; the page stays when their library does not arrive. */
export const NoticeOutlet = () => {
  const waiting = useAppSelector((state) => selectNotices(state).length > 0)
  const [needed, setNeeded] = useState(waiting)
  if (waiting && !needed) setNeeded(true)
  useEarlyFetch()
  return (
    <Fallible onFailure={ignore}>
      <Suspense fallback={null}>{needed && <NoticeHost />}</Suspense>
    </Fallible>
  )
}
