import { styled } from '@mui/material/styles'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { noticeDismissed, selectNotices, type Notice } from './noticesSlice.ts'
import { useCountdown } from './useCountdown.ts'

const Card = styled('p')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 20,
  insetInlineEnd: 20,
  zIndex: theme.zIndex.snackbar,
  maxWidth: 'calc(100vw - 40px)',
  padding: theme.spacing(2, 2.5),
  backgroundColor: theme.vars.palette.site.ink,
  color: theme.vars.palette.site.paper,
  borderRadius: 4,
}))

const Passing = ({ notice, onDone }: { notice: Notice; onDone: () => void }) => {
  useCountdown(notice.duration, onDone)
  return (
    <Card role="alert" data-tone={notice.tone}>
      {notice.title} {notice.description}
    </Card>
  )
}

/** The newest notice as a bare line for its time, where the toasts' library does not arrive. */
export const PlainNotice = () => {
  const dispatch = useAppDispatch()
  const queue = useAppSelector(selectNotices)
  const notice = queue.at(-1)
  const dismiss = () => {
    for (const { id } of queue) dispatch(noticeDismissed(id))
  }
  return notice && <Passing key={notice.id} notice={notice} onDone={dismiss} />
}
