import { lazy, Suspense, useState } from 'react'
import { selectNotices } from '../features/notices/noticesSlice.ts'
import { useAppSelector } from './hooks.ts'
import { keepGooberFromWriting } from './noticeStyles.ts'

const NoticeHost = lazy(() => {
  if (import.meta.env.PROD) keepGooberFromWriting()
  return import('../features/notices/NoticeHost.tsx')
})

/** The toasts, whose library is fetched with the first of them and stays for the next. */
export const NoticeOutlet = () => {
  const waiting = useAppSelector((state) => selectNotices(state).length > 0)
  const [needed, setNeeded] = useState(waiting)
  if (waiting && !needed) setNeeded(true)
  return <Suspense fallback={null}>{needed && <NoticeHost />}</Suspense>
}
