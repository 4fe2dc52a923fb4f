import { SnackbarProvider, useSnackbar } from 'notistack'
import { useEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { noticeDismissed, selectNotices } from './noticesSlice.ts'
import { Toast } from './Toast.tsx'

/** Shows each posted notice once, and takes away what is no longer in the queue. */
const Feed = () => {
  const dispatch = useAppDispatch()
  const queue = useAppSelector(selectNotices)
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const shown = useRef(new Set<string>())

  useEffect(() => {
    for (const notice of queue) {
      if (shown.current.has(notice.id)) continue
      shown.current.add(notice.id)
      enqueueSnackbar({
        key: notice.id,
        // The toast counts its time itself, since it waits while hovered, focused or dragged.
        persist: true,
        content: (key) => <Toast key={key} notice={notice} onDone={() => closeSnackbar(key)} />,
        onClose: () => dispatch(noticeDismissed(notice.id)),
      })
    }
    for (const id of shown.current) {
      if (!queue.some((notice) => notice.id === id)) closeSnackbar(id)
    }
  }, [queue, dispatch, enqueueSnackbar, closeSnackbar])

  return null
}

/** The toasts: one at a time, in the corner (spec section 8). */
const NoticeHost = () => (
  <SnackbarProvider maxSnack={1} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}>
    <Feed />
  </SnackbarProvider>
)

export default NoticeHost
