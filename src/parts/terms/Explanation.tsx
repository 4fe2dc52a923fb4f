import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { Link } from 'react-router-dom'
import glossary from '../../content/data/glossary.json'
import texts from '../../content/texts/glossary.json'
import { paths } from '../../domain/routing/paths.ts'
import { useDismissal } from '../../ui/browser/useDismissal.ts'
import { tallLinkStyle } from '../../ui/TextLinks.ts'
import type { useOpenTerm } from './OneOpenTerm.tsx'

const Bubble = styled(Popper)(({ theme }) => ({
  zIndex: theme.zIndex.raised,
  width: 'min(340px, 100vw - 32px)',
  padding: theme.spacing(1.5, 2, 0.5),
  backgroundColor: theme.vars.palette.background.paper,
  border: theme.edge.control,
  borderRadius: theme.radius.corner,
  boxShadow: theme.shadow.menu,
  fontSize: theme.fontSize.small,
  '& a': { ...tallLinkStyle(theme), fontWeight: theme.fontWeight.semibold },
}))

/** Keeps the box within the window, and off the sticky bars at its top and bottom. */
const makeModifiers = () => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const padding = {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: Number.parseFloat(scrollPaddingBottom) || 0,
    left: 8,
    right: 8,
  }
  return [
    { name: 'offset', options: { offset: [0, 4] } },
    { name: 'flip', options: { padding } },
    { name: 'preventOverflow', options: { padding } },
  ]
}

interface Props {
  /** Of the text that describes the term. */
  id: string
  term: string
  /** How it was opened; undefined while it is closed. */
  openBy: ReturnType<typeof useOpenTerm>['openBy']
  word: RefObject<HTMLElement | null>
  ref: RefObject<HTMLDivElement | null>
  onEntered: () => void
  onLeft: () => void
  onBlurred: () => void
  onDismissed: () => void
}

const OpenExplanation = ({ id, term, openBy, word, ref, ...on }: Props) => {
  const [modifiers] = useState(makeModifiers)
  const entry = glossary.terms.find((other) => other.id === term)

  useDismissal(true, [ref, word], word, on.onDismissed)

  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    // Without Shift the browser itself then moves the focus to the element after the word.
    word.current?.focus()
    if (event.shiftKey) event.preventDefault()
  }
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== word.current && !currentTarget.contains(relatedTarget)) on.onBlurred()
  }
  if (!entry) return null
  return (
    <>
      {/* Announced only after a press, because on focus screen readers read the description anyway. */}
      {openBy === 'press' && <span>{entry.text}</span>}
      <Bubble
        open
        ref={ref}
        anchorEl={word.current}
        container={() => document.getElementById('main')}
        placement="bottom-start"
        modifiers={modifiers}
        role="note"
        className="no-print"
        data-explanation
        tabIndex={-1}
        onPointerEnter={on.onEntered}
        onPointerLeave={on.onLeft}
        onKeyDown={leaveByTab}
        onBlur={blur}
      >
        <strong>{entry.name}</strong>
        <p id={id}>{entry.text}</p>
        <Link to={paths.term(term)}>{texts.whole}</Link>
      </Bubble>
    </>
  )
}

/** Popper puts the box into `#main`; only the text for screen readers is rendered in this place. */
const Explanation = (props: Props) => props.openBy !== undefined && <OpenExplanation {...props} />

export default Explanation
