import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { UnknownAction } from '@reduxjs/toolkit'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import texts from '../../content/texts/notices.json'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { useDelayed } from '../../ui/browser/timers.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { container, makeKeepClear } from './keepClear.ts'
import { type Notice, noticeDismissed } from './noticesSlice.ts'

/** By specification 9. */
const thresholdPx = 50

/** Handlers with which an element follows a press sideways; `onAway` is called at the end of a long one. */
const useSwipeAway = (onAway: () => void) => {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // The menu of another button may take the end of the press.
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) currentTarget.style.translate = `${clientX - start.current}px 0`
    },
    onPointerUp: ({ clientX }: PointerEvent<HTMLElement>) => {
      if (Math.abs(clientX - (start.current ?? clientX)) >= thresholdPx) onAway()
    },
    onLostPointerCapture: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      start.current = undefined
      currentTarget.style.translate = ''
    },
  }
}

/** In ms. A toast counts its time and checks whether it covers the focus so often. */
const tickMs = 100

/** Of the quote page, and of one that shows the receipt of a request. */
const quotePage = 'main:has([data-sent]) ~'
const receipt = '#header ~ main:has([data-sent=true]) ~'

const Surface = styled('div')(({ theme: { layout, vars, breakpoints, ...theme } }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  width: 'min(400px, calc(100vw - 32px))',
  padding: theme.spacing(1.5, 0.5, 1.5, 2.5),
  backgroundColor: vars.palette.site.ink,
  color: vars.palette.site.paper,
  borderRadius: theme.radius.corner,
  borderInlineStart: `3px solid ${vars.palette.site.brass}`,
  boxShadow: theme.shadow.toast,
  outline: theme.edge.forced,
  touchAction: 'pan-y',
  userSelect: 'none',
  '&[data-tone=destructive]': {
    backgroundColor: vars.palette.error.main,
    borderColor: vars.palette.error.main,
    color: vars.palette.site.white,
  },
  '& > div': { flexGrow: 1, paddingBlock: 9 },
  // Hidden rather than absent, so that notistack can measure it while screen readers have an empty region.
  '& > div:not([data-filled])': { visibility: 'hidden' },
  '& strong': { display: 'block' },
  '& div > span': { fontSize: theme.fontSize.compact },
  '& > .MuiButton-root': { flexShrink: 0, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& > .MuiButton-root:hover': { backgroundColor: 'transparent', textDecorationThickness: 2 },
  // Applies when the script of notistack has not loaded.
  [`${container}:has(> &)`]: { position: 'fixed', left: 20, zIndex: theme.zIndex.snackbar },
  [`html ${container}:has(&)`]: { bottom: 'var(--bars, 14px)' },
  [`#header ~ ${container}:has(&[data-aside])`]: {
    top: layout.headerBar + layout.contactStrip + 12,
    bottom: 'auto',
  },
  // There the place beside the heading is free.
  [breakpoints.up('lg')]: {
    [`#header ~ ${quotePage} ${container}:has(&:not([data-aside], [data-tone=destructive]))`]: {
      inset: `${layout.headerBar + layout.contactStrip + 12}px 20px auto auto`,
    },
  },
  // On a phone the bars at the bottom stay free.
  [breakpoints.down('md')]: {
    padding: theme.spacing(0.75, 0.5, 0.75, 2),
    '& > div': { flexGrow: 1, paddingBlock: 2 },
    '& div > span': { fontSize: theme.fontSize.small },
    [`#header ~ ${container}:has(&)`]: { top: layout.headerBar + 2, bottom: 'auto' },
    [`#header[data-hidden=true] ~ ${container}:has(&)`]: { top: 2 },
    [`#header ~ ${container}:has(&[data-aside])`]: { top: 'auto', bottom: 'var(--bars, 12px)' },
    // Below the heading, over its lead.
    [`#header[data-hidden=false] ~ ${quotePage} ${container}:has(&:not([data-aside], [data-tone=destructive]))`]:
      { top: layout.headerBar + 44 },
    // There the head of the page stays free, and no bar is in the way.
    [`${receipt} ${container}:has(&)`]: { top: 'auto', bottom: 12 },
    [`${receipt} ${container}:has(&[data-aside])`]: { top: layout.headerBar + 2, bottom: 'auto' },
  },
}))

/** Closes by its buttons, Escape and a swipe; a new one is announced and closes by itself (specification 10.11). */
export const Toast = ({ notice, isNew }: { notice: Notice; isNew: boolean }) => {
  const { id, title, description, tone, durationMs, action } = notice
  const dispatch = useAppDispatch()
  const surface = useRef<HTMLDivElement>(null)
  const swipe = useSwipeAway(() => dispatch(noticeDismissed(id)))
  // Screen readers speak only what appears in a live region that was there before.
  const isFilled = useDelayed(true, !isNew, tickMs)
  // A keyboard user's focus goes to the action, which Tab would reach last, and returns on closing.
  const [focused] = useState(() => isNew && action && document.querySelector<HTMLElement>(':focus-visible'))

  useEffect(() => {
    if (focused) surface.current?.querySelector('button')?.focus({ preventScroll: true })
    let leftMs = isNew ? durationMs : Infinity
    const keepClear = makeKeepClear()
    const timer = setInterval(() => {
      const toast = surface.current
      if (!toast || toast.contains(document.activeElement)) return
      keepClear(toast)
      if (toast.matches('[data-held]')) return
      leftMs -= tickMs
      if (leftMs > 0) return
      clearInterval(timer)
      dispatch(noticeDismissed(id))
    }, tickMs)
    return () => clearInterval(timer)
  }, [dispatch, focused, id, durationMs, isNew])

  const close = (event?: UnknownAction) => {
    if (event) dispatch(event)
    if (focused) focused.focus()
    dispatch(noticeDismissed(id))
  }
  return (
    <Surface
      ref={surface}
      className="on-ink no-print"
      role={tone === 'destructive' ? 'alert' : 'status'}
      aria-live={isNew ? undefined : 'off'}
      data-tone={tone}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
      onPointerEnter={({ currentTarget }) => currentTarget.toggleAttribute('data-held', true)}
      onPointerLeave={({ currentTarget }) => currentTarget.toggleAttribute('data-held', false)}
      {...swipe}
    >
      <div data-filled={isFilled || undefined}>
        <strong>{title}</strong> {description && <span>{description}</span>}
      </div>
      {action && (
        <Button variant="text" color="inherit" onClick={() => close(action.event)}>
          <span>{action.label}</span>
        </Button>
      )}
      <IconButton aria-label={texts.dismiss} onClick={() => close()}>
        <Icon name="close" />
      </IconButton>
    </Surface>
  )
}
