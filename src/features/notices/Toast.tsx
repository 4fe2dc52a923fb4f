import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type Ref, useEffect, useRef } from 'react'
import notices from '../../content/texts/notices.json'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { NoticeAction } from './NoticeAction.tsx'
import type { Notice } from './noticesSlice.ts'
import { useCountdown, useFilledLater } from './noticeTiming.ts'
import { useStepAside } from './useStepAside.ts'
import { useSwipeToDismiss } from './useSwipeToDismiss.ts'

const ToastSurface = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  width: 'min(400px, calc(100vw - 32px))',
  padding: theme.spacing(1.5, 0.5, 1.5, 2.5),
  backgroundColor: theme.vars.palette.site.ink,
  color: theme.vars.palette.site.paper,
  borderRadius: theme.radius.corner,
  borderInlineStart: `3px solid ${theme.vars.palette.site.brass}`,
  boxShadow: theme.shadow.toast,
  outline: theme.edge.forced,
  touchAction: 'pan-y',
  userSelect: 'none',
  '&[data-tone=destructive]': {
    backgroundColor: theme.vars.palette.error.main,
    color: theme.vars.palette.site.white,
    borderColor: theme.vars.palette.site.white,
  },
}))

const ToastText = styled('div')(({ theme }) => ({
  flexGrow: 1,
  paddingBlock: 9,
  // Hidden and not absent: notistack measures it at once, and for screen readers the live region is empty.
  '&:not([data-filled])': { visibility: 'hidden' },
  '& strong': { display: 'block' },
  '& span': { fontSize: theme.fontSize.compact },
}))

/**
 * Moves a visible focus to the action of a new toast, which Tab would reach last; `returnFocus` moves it
 * back.
 */
const useActionFocus = (isNew: boolean) => {
  const actionRef = useRef<HTMLButtonElement>(null)
  const previous = useRef<HTMLElement>(null)

  useEffect(() => {
    const { activeElement } = document
    if (!isNew || !actionRef.current || !(activeElement instanceof HTMLElement)) return
    if (!activeElement.matches(':focus-visible')) return
    previous.current = activeElement
    actionRef.current.focus({ preventScroll: true })
  }, [isNew])

  return { actionRef, returnFocus: () => previous.current?.focus() }
}

interface Props {
  notice: Notice
  /** Only a new notice is announced, takes the focus and closes by itself. */
  isNew: boolean
  onDone: () => void
  ref: Ref<HTMLDivElement> | undefined
}

/** Closes by itself, by its buttons, by Escape and by a swipe (specification 8 and 9). */
export const Toast = ({ notice, isNew, onDone, ref }: Props) => {
  const pauseHandlers = useCountdown(isNew ? notice.durationMs : null, onDone)
  const filled = useFilledLater() || !isNew
  const swipe = useSwipeToDismiss(onDone)
  const { actionRef, returnFocus } = useActionFocus(isNew)
  const { partRef, isAside } = useStepAside<HTMLDivElement>()
  const close = () => {
    returnFocus()
    onDone()
  }
  return (
    <ToastSurface
      ref={ref}
      className="on-ink no-print"
      role={notice.tone === 'destructive' ? 'alert' : 'status'}
      aria-live={isNew ? undefined : 'off'}
      data-tone={notice.tone}
      data-aside={isAside || undefined}
      {...pauseHandlers}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
      {...swipe}
    >
      <ToastText ref={partRef} data-filled={filled || undefined}>
        <strong>{notice.title}</strong> {notice.description && <span>{notice.description}</span>}
      </ToastText>
      {notice.action && <NoticeAction ref={actionRef} action={notice.action} onDone={close} />}
      <IconButton aria-label={notices.dismiss} onClick={close}>
        <Icon name="close" />
      </IconButton>
    </ToastSurface>
  )
}
