import { styled } from '@mui/material/styles'
import { type KeyboardEvent, lazy, type MouseEvent, type ReactNode, useRef } from 'react'
import { paths } from '../../domain/routing/paths.ts'
import { isPlainClick } from '../../lib/links.ts'
import { useTimer } from '../../ui/browser/timers.ts'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'
import { Hidden } from '../../ui/spoken.ts'
import { useOpenTerm } from './OneOpenTerm.tsx'

/** The id of the text that describes the open term. */
const explanationId = 'explanation'

const Explanation = lazy(() => import('./Explanation.tsx'))

const Word = styled('a')(({ theme }) => ({
  textDecoration: 'underline dotted',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  cursor: 'help',
  '&:hover, &[aria-expanded=true]': { color: theme.vars.palette.primary.main },
  // A larger touch target, without changing the height of the line.
  '@media (pointer: coarse)': { paddingBlock: theme.spacing(1.5) },
  '@media print': { textDecoration: 'none' },
}))

// In ms. A passing mouse opens nothing, and a mouse on its way to the explanation does not close it.
const openDelayMs = 120
const closeDelayMs = 300

interface Props {
  term: string
  label?: string
  children: ReactNode
}

/** A word with an explanation: a link to the glossary, and after hydration a button that opens it here. */
export const Term = ({ term, label, children }: Props) => {
  const { openBy, ...open } = useOpenTerm()
  const hydrated = useHydrated()
  const isOpen = openBy !== undefined
  const word = useRef<HTMLAnchorElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const hover = useTimer()
  const leave = () => hover.start(open.endHover, closeDelayMs)

  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    hover.stop()
    open.press()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault()
      open.press()
    }
    // The explanation is at the end of the page, but Tab has to reach its link next.
    const link = box.current?.querySelector('a')
    if (event.key === 'Tab' && !event.shiftKey && link) {
      event.preventDefault()
      link.focus()
    }
  }
  const button = hydrated && ({ role: 'button', 'aria-expanded': isOpen } as const)
  return (
    <>
      <Word
        {...button}
        ref={word}
        href={paths.term(term)}
        data-term={term}
        aria-label={label}
        aria-describedby={isOpen ? explanationId : undefined}
        onClick={press}
        onKeyDown={pressKey}
        onFocus={open.focus}
        onBlur={({ relatedTarget }) => {
          if (isOpen && !box.current?.contains(relatedTarget)) open.blur()
        }}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') hover.start(open.hover, openDelayMs)
        }}
        onPointerLeave={leave}
      >
        {children}
      </Word>
      {hydrated && (
        <Hidden aria-live="polite">
          <LazyBoundary
            resetKey={openBy}
            onFailure={() => {
              if (openBy === 'press') window.location.assign(paths.term(term))
            }}
          >
            <Explanation
              id={explanationId}
              term={term}
              openBy={openBy}
              word={word}
              ref={box}
              onEntered={hover.stop}
              onLeft={leave}
              onBlurred={open.blur}
              onDismissed={open.close}
            />
          </LazyBoundary>
        </Hidden>
      )}
    </>
  )
}
