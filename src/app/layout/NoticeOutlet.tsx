import { addListener, removeListener } from '@reduxjs/toolkit'
import { lazy, useEffect, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { noticePosted, selectNotices } from '../../features/notices/noticesSlice.ts'
import { PlainNotice } from '../../features/notices/PlainNotice.tsx'
import { afterPaint, whenIdle } from '../../ui/browser/scheduling.ts'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'

const load = () => import('../../features/notices/NoticeHost.tsx')

const NoticeHost = lazy(load)

/** Preloads notistack at the first touch or focus, so that a lost connection can still be reported. */
const useEarlyFetch = () => {
  useEffect(() => {
    const fetchIt = () => whenIdle(() => void load().catch(() => undefined))
    const listeners = new AbortController()
    for (const touch of ['pointerdown', 'focusin'])
      window.addEventListener(touch, fetchIt, { once: true, signal: listeners.signal })
    return () => listeners.abort()
  }, [])
}

/** The ids of the notices that an event has posted here, and not a jump in Redux DevTools. */
const usePosted = () => {
  const dispatch = useAppDispatch()
  const posted = useRef(new Set<string>())
  useEffect(() => {
    const listener = {
      actionCreator: noticePosted,
      effect: ({ payload }: ReturnType<typeof noticePosted>) => void posted.current.add(payload.id),
    }
    dispatch(addListener(listener))
    return () => void dispatch(removeListener(listener))
  }, [dispatch])
  return posted
}

export const NoticeOutlet = () => {
  const waiting = useAppSelector(selectNotices).length > 0
  const [needed, setNeeded] = useState(false)
  useEffect(() => (waiting ? afterPaint(() => setNeeded(true)) : undefined), [waiting])
  const posted = usePosted()
  useEarlyFetch()
  return (
    needed && (
      <LazyBoundary fallback={<PlainNotice />}>
        <NoticeHost posted={posted} />
      </LazyBoundary>
    )
  )
}
