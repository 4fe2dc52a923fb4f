import './toastStyles.ts'
import { styled } from '@mui/material/styles'
import { SnackbarProvider, type SnackbarProviderProps, useSnackbar } from 'notistack'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { afterPaint } from '../../ui/browser/scheduling.ts'
import { type Notice, noticeDismissed, selectNotices } from './noticesSlice.ts'
import { planToasts } from './planToasts.ts'
import { Toast } from './Toast.tsx'

declare module 'notistack' {
  interface VariantOverrides {
    notice: { notice: Notice; isNew: boolean; onDone: () => void }
  }
}

interface Props {
  /** The ids of posted notices that are not shown yet; each is removed when it is shown. */
  posted: RefObject<Set<string>>
}

/**
 * Gives the notices of the queue to notistack, and closes those that have left the queue. After a jump in
 * Redux DevTools only the last notice is shown; it has no timer and is not announced.
 */
const Feed = ({ posted }: Props) => {
  const dispatch = useAppDispatch()
  const queue = useAppSelector(selectNotices)
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const open = useRef(new Set<string>())

  const show = useEffectEvent(() => {
    const { closed, opened } = planToasts(queue, open.current, posted.current)
    for (const id of closed) {
      open.current.delete(id)
      closeSnackbar(id)
    }
    for (const { id } of queue) posted.current.delete(id)
    for (const { notice, isNew } of opened) {
      open.current.add(notice.id)
      enqueueSnackbar({
        key: notice.id,
        variant: 'notice',
        notice,
        isNew,
        onDone: () => dispatch(noticeDismissed(notice.id)),
        // Toast has a timer of its own, which stops while it is hovered, focused or dragged.
        persist: true,
        // notistack closes a notice for any other reason only after it has left the queue.
        onClose: (_event, reason) => {
          if (reason === 'maxsnack') dispatch(noticeDismissed(notice.id))
        },
      })
    }
  })

  // The visitor sees the effect of a press first.
  useEffect(() => afterPaint(show), [queue])

  return null
}

const PlacedProvider = styled(({ className = '', ...props }: SnackbarProviderProps) => (
  <SnackbarProvider {...props} classes={{ containerRoot: className }} />
))(({ theme: { breakpoints, layout } }) => ({
  [breakpoints.up('md')]: { 'html:has(.compare-bar) &': { bottom: 'calc(var(--compare-bar) + 12px)' } },
  // On a phone the bars at the bottom must stay free, so notices are below the header, or at the top.
  [breakpoints.down('md')]: {
    '#header ~ &': { top: layout.headerBar + 2, bottom: 'auto' },
    "#header[data-hidden='true'] ~ &": { top: 2 },
  },
  // A notice that would cover the focused control is at the other end of the window (WCAG 2.4.11).
  '#header ~ &:has([data-aside])': {
    top: layout.headerBar + layout.contactStrip + 12,
    bottom: 'auto',
    [breakpoints.down('md')]: { top: 'auto', bottom: 12 },
  },
}))

/** One toast at a time (specification 8), in the corner; on a phone below the header. */
const NoticeHost = (props: Props) => (
  <PlacedProvider
    maxSnack={1}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    Components={{ notice: Toast }}
  >
    <Feed {...props} />
  </PlacedProvider>
)

export default NoticeHost
