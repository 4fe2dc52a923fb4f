import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import glossary from '../../content/data/glossary.json'
import type { GlossaryTerm } from '../../content/schema/glossary.ts'
import texts from '../../content/texts/glossary.json'
import { paths } from '../../routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { Hidden } from '../../ui/spoken.ts'
import { explanationId, type ExplanationProps } from '../../ui/terms/openTerm.ts'
import { tallLinkStyle } from '../../ui/TextLinks.ts'
import { findTrigger, listenToTerms, triggerName } from './listenToTerms.ts'
import { nextOpenTerm, type OpenTerm, type TermEvent } from './nextOpenTerm.ts'
import { selectOpenTerm, termClosed, termOpened } from './openTermSlice.ts'
import { usePlaced } from './usePlaced.ts'

const PopoverBox = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.raised,
  width: 'min(340px, 100vw - 32px)',
  padding: theme.spacing(1.5, 2, 0.5),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.site.slate}`,
  borderRadius: theme.radius.corner,
  boxShadow: theme.shadow.menu,
  fontSize: theme.fontSize.small,
  '& a': { ...tallLinkStyle(theme), fontWeight: theme.fontWeight.semibold },
}))

const Popover = ({ term, trigger }: { term: GlossaryTerm; trigger: HTMLElement }) => {
  const box = useRef<HTMLDivElement>(null)
  usePlaced(box, trigger)
  return (
    <PopoverBox ref={box} className="no-print" data-explanation tabIndex={-1}>
      <strong>{term.name}</strong>
      <p id={explanationId}>{term.text}</p>
      <Link to={paths.term(term.id)}>{texts.whole}</Link>
    </PopoverBox>
  )
}

/** The explanation of one term at a time, for all terms of the page. */
const Explanation = ({ openId, pressed, onChanged }: ExplanationProps) => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenTerm)

  const change = useEffectEvent((next: OpenTerm | null) => {
    if (next !== open) dispatch(next ? termOpened(next) : termClosed())
  })
  const hear = useEffectEvent((event: TermEvent) => change(nextOpenTerm(open, event)))
  const start = useEffectEvent(() => {
    if (pressed) change({ trigger: triggerName(pressed), by: 'press' })
  })
  useEffect(() => {
    start()
    return listenToTerms(document, (event) => hear(event))
  }, [])

  // After the render, because the element of the term has to be in the document to be found.
  useLayoutEffect(() => {
    onChanged((open && findTrigger(open.trigger)?.id) ?? null)
  }, [open, onChanged])
  useEffect(() => () => onChanged(undefined), [onChanged])

  const trigger = open && openId ? document.getElementById(openId) : null
  const term = trigger && glossary.terms.find(({ id }) => id === trigger.dataset.term)
  return (
    <>
      {/* Announced only after a press: on focus, screen readers read the description themselves. */}
      <Hidden as="p" aria-live="polite">
        {term && open?.by === 'press' && term.text}
      </Hidden>
      {trigger && term && <Popover key={trigger.id} term={term} trigger={trigger} />}
    </>
  )
}

export default Explanation
