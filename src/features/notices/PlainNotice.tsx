import { styled } from '@mui/material/styles'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { NoticeAction } from './NoticeAction.tsx'
import { type Notice, noticeDismissed, selectNotices } from './noticesSlice.ts'
import { useCountdown, useFilledLater } from './noticeTiming.ts'
import { useStepAside } from './useStepAside.ts'

const NoticeBox = styled('p')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 'calc(var(--compare-bar, 0px) + 20px)',
  insetInlineEnd: 20,
  [theme.breakpoints.down('md')]: {
    insetBlockEnd: 'auto',
    insetBlockStart: `calc(${theme.layout.headerBar}px + ${theme.spacing(1)})`,
  },
  '&[data-aside]': {
    insetBlock: `calc(${theme.layout.headerBar + theme.layout.contactStrip}px + ${theme.spacing(1)}) auto`,
    [theme.breakpoints.down('md')]: { insetBlock: 'auto 20px' },
  },
  zIndex: theme.zIndex.snackbar,
  maxWidth: 'calc(100vw - 40px)',
  padding: theme.spacing(2, 2.5),
  backgroundColor: theme.vars.palette.site.ink,
  color: theme.vars.palette.site.paper,
  borderRadius: theme.radius.corner,
}))

const TimedNotice = ({ notice, onDone }: { notice: Notice; onDone: () => void }) => {
  const pauseHandlers = useCountdown(notice.durationMs, onDone)
  const filled = useFilledLater()
  const { partRef, isAside } = useStepAside<HTMLParagraphElement>()
  return (
    <NoticeBox
      ref={partRef}
      className="on-ink no-print"
      role={notice.tone === 'destructive' ? 'alert' : 'status'}
      data-tone={notice.tone}
      data-aside={isAside || undefined}
      {...pauseHandlers}
    >
      {filled && <span>{`${notice.title} ${notice.description}`}</span>}
      {notice.action && <NoticeAction action={notice.action} onDone={onDone} />}
    </NoticeBox>
  )
}

export const PlainNotice = () => {
  const dispatch = useAppDispatch()
  const queue = useAppSelector(selectNotices)
  const notice = queue.at(-1)
  const dismiss = () => {
    for (const { id } of queue) dispatch(noticeDismissed(id))
  }
  return notice && <TimedNotice key={notice.id} notice={notice} onDone={dismiss} />
}
