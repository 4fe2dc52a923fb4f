import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack'
import { useEffect, useRef, type Ref } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { noticeDismissed, selectNotices, type Notice } from './noticesSlice.ts'
import { Toast } from './Toast.tsx'

declare module 'notistack' {
  interface VariantOverrides {
    notice: { notice: Notice; onDone: () => void }
  }
}

type NoticeProps = CustomContentProps & { notice: Notice; onDone: () => void }

const NoticeToast = ({ ref, notice, onDone }: NoticeProps & { ref?: Ref<HTMLDivElement> }) => (
  <Toast ref={ref} notice={notice} onDone={onDone} />
)

/** Shows each posted notice once, and takes away what is no longer in the queue. */
const Feed = () => {
  const dispatch = useAppDispatch()
  const queue = useAppSelector(selectNotices)
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  // A notice that DevTools bring back is not shown again, so what was posted once stays noted.
  const posted = useRef(new Set<string>())
  const open = useRef(new Set<string>())

  useEffect(() => {
    for (const notice of queue) {
      if (posted.current.has(notice.id)) continue
      posted.current.add(notice.id)
      open.current.add(notice.id)
      enqueueSnackbar({
        key: notice.id,
        variant: 'notice',
        notice,
        onDone: () => dispatch(noticeDismissed(notice.id)),
        // The toast counts its time itself, since it waits while hovered, focused or dragged.
        persist: true,
        // A toast that leaves because its notice is gone has nothing to tell.
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
  }, [queue, dispatch, enqueueSnackbar, closeSnackbar])

  return null
}

/** The toasts: one at a time, in the corner (spec section 8). */
const NoticeHost = () => (
  <SnackbarProvider
    maxSnack={1}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    Components={{ notice: NoticeToast }}
  >
    <Feed />
  </SnackbarProvider>
)

export default NoticeHost
