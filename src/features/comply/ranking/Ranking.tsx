import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type Ref, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import texts from '../../../content/texts/statement.json'
import { counted, fill } from '../../../lib/text.ts'
import { useDelayed } from '../../../ui/browser/timers.ts'
import { Hidden } from '../../../ui/spoken.ts'
import type { Ranked } from './rank.ts'
import { RankedMachine } from './RankedMachine.tsx'

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: theme.spacing(2),
  borderBlockStart: theme.edge.hairline,
  // What has the focus is not under the foot.
  '& :is(a, input), & + button': { scrollMarginBlockEnd: theme.spacing(9) },
}))

/** In view while the list is. CompareBar may be under it. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 'var(--compare-bar, 0px)',
  paddingBlock: theme.spacing(1),
  backgroundColor: theme.vars.palette.background.default,
  borderBlockStart: theme.edge.hairline,
}))

const firstShown = 5

/** In ms. A screen reader hears several quick presses once. */
const announceDelayMs = 300

interface Props {
  ranked: readonly Ranked[]
  titleRef: Ref<HTMLHeadingElement>
  ids: readonly number[]
  onChosen: (ids: readonly number[]) => void
  onStatement: () => void
}

/** All products by how well they meet the requirements, the best first. */
export const Ranking = ({ ranked, titleRef, ids, onChosen, onStatement }: Props) => {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const titleId = useId()
  const own = texts.ranking
  const shown = showsAll ? ranked : ranked.slice(0, firstShown)
  const announcement = useDelayed(
    ids.length === 0 ? '' : counted(own.chosen, ids.length),
    '',
    announceDelayMs,
  )
  const idsKey = ids.join()
  // The statement above grows with a tick. The ticked machine stays where it was pressed.
  const pressed = useRef<{ box: HTMLElement; top: number }>(undefined)
  useLayoutEffect(() => {
    const { box, top } = pressed.current ?? {}
    if (box && top !== undefined)
      window.scrollBy({ top: box.getBoundingClientRect().top - top, behavior: 'instant' })
    pressed.current = undefined
  }, [idsKey])
  const showAll = () => {
    // The button goes, and the focus with it.
    flushSync(() => setShowsAll(true))
    list.current?.children.item(firstShown)?.querySelector('a')?.focus()
  }
  return (
    <section className="no-print" aria-labelledby={titleId}>
      <h2 ref={titleRef} id={titleId} tabIndex={-1}>
        {own.title}
      </h2>
      <p>{own.lead}</p>
      <div>
        <List ref={list}>
          {shown.map((machine) => (
            <RankedMachine
              key={machine.sheet.id}
              machine={machine}
              ids={ids}
              onChosen={(next, box) => {
                pressed.current = { box, top: box.getBoundingClientRect().top }
                onChosen(next)
              }}
            />
          ))}
        </List>
        {shown.length < ranked.length && (
          <Button variant="outlined" sx={{ my: 2 }} onClick={showAll}>
            <span>{fill(own.more, { count: ranked.length })}</span>
          </Button>
        )}
        {ids.length > 0 && (
          <Foot className="statement-bar">
            <Button onClick={onStatement}>
              <span>{fill(own.statement, { count: ids.length })}</span>
            </Button>
          </Foot>
        )}
      </div>
      <Hidden role="status">{announcement}</Hidden>
    </section>
  )
}
