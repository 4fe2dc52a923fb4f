import './toastStyles.ts'
import { SnackbarProvider, useSnackbar } from 'notistack'
import { useEffect, useEffectEvent, useRef } from 'react'
import { afterPaint } from '../../browser/scheduling.ts'
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { type Notice, noticeDismissed, selectNotices } from './noticesSlice.ts'
import { Toast } from './Toast.tsx'

declare module 'notistack' {
  interface VariantOverrides {
    notice: { notice: Notice; onDone: () => void }
  }
}

/** Passes each notice to notistack once, and closes those that have left the queue. */
const Feed = () => {
  const dispatch = useAppDispatch()
  const queue = useAppSelector(selectNotices)
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  // Redux DevTools may restore a notice that was shown already.
  const posted = useRef(new Set<string>())
  const open = useRef(new Set<string>())

  const show = useEffectEvent(() => {
    for (const notice of queue) {
      if (posted.current.has(notice.id)) continue
      posted.current.add(notice.id)
      open.current.add(notice.id)
      enqueueSnackbar({
        key: notice.id,
        variant: 'notice',
        notice,
        onDone: () => dispatch(noticeDismissed(notice.id)),
        // The toast keeps its own time, which stops while it is hovered, focused or dragged.
        persist: true,
        // For other reasons the notice has left the queue already.
        onClose: (_event, reason) => {
          if (reason === 'maxsnack') dispatch(noticeDismissed(notice.id))
        },
      })
    }
    for (const id of open.current) {
      if (queue.some((notice) => notice.id === id)) continue
      open.current.delete(id)
      closeSnackbar(id)
    }
  })

  // After the frame that answers the visitor's press.
  useEffect(() => afterPaint(show), [queue])

  return null
}

/** One toast at a time (specification 8), in the corner; on a phone below the header, by global.css. */
const NoticeHost = () => (
  <SnackbarProvider
    maxSnack={1}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    Components={{ notice: Toast }}
  >
    <Feed />
  </SnackbarProvider>
)

export default NoticeHost
