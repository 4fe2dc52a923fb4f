import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { names } from 'virtual:product-names'
import texts from '../../content/texts/compare.json'
import { modelOf, restOfName } from '../../domain/products/product.ts'
import { comparePath } from '../../domain/routing/comparePath.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { counted, fill } from '../../lib/text.ts'
import { comparisonCleared } from '../../parts/compare/comparisonSlice.ts'
import { focusMain } from '../../ui/browser/moveFocus.ts'
import { useDelayed } from '../../ui/browser/timers.ts'
import { Hidden } from '../../ui/spoken.ts'
import { visuallyHidden } from '../../ui/styles/accessibility.ts'

// Sticky, not fixed, so that it covers nothing at the end of the page; global.css keeps the room above it.
const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: theme.zIndex.raised,
  minHeight: 'var(--compare-bar)',
  paddingBlock: theme.spacing(1.25),
  paddingBlockEnd: `calc(${theme.spacing(1.25)} + env(safe-area-inset-bottom))`,
  backgroundColor: theme.vars.palette.background.paper,
  borderBlockStart: theme.edge.notice,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
  },
  '& ul': {
    display: 'flex',
    gridColumn: '1 / -1',
    gap: theme.spacing(0.75),
    fontSize: theme.fontSize.label,
    lineHeight: 2,
  },
  '& a, & button': { paddingInline: theme.spacing(1.5), whiteSpace: 'nowrap' },
  '& li': {
    flex: '0 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& li + li': {
    borderInlineStart: theme.edge.hairline,
    paddingInlineStart: theme.spacing(0.75),
  },
  // A phone has room for the models alone.
  [theme.breakpoints.down('sm')]: { '& li > span + span': visuallyHidden },
  [theme.breakpoints.up('sm')]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
    '& ul': { gridColumn: 'auto', gap: theme.spacing(1.5), fontSize: theme.fontSize.caption },
    '& li + li': { paddingInlineStart: theme.spacing(1.5) },
    '& a, & button': { paddingInline: theme.spacing(2.5) },
  },
}))

/** In ms. A screen reader notices the empty live region first, and hears several quick presses once. */
const announceDelayMs = 300

/** The last box that was ticked on this page. */
const lastBox = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#main [data-compare]:checked')].at(-1)

const CompareBar = ({ ids }: { ids: readonly number[] }) => {
  const dispatch = useAppDispatch()
  const count = ids.length
  const announcement = useDelayed(fill(texts.bar.said, { count }), '', announceDelayMs)
  return (
    <Bar className="compare-bar no-print" aria-label={texts.bar.label}>
      <Container>
        <ul>
          {ids.map((id) => {
            const product = { name: names[id] ?? '' }
            return (
              <li key={id}>
                <span>{modelOf(product)}</span> <span>{restOfName(product)}</span>
              </li>
            )
          })}
        </ul>
        <Button component={Link} to={comparePath(ids)}>
          <span>{counted(texts.bar, count)}</span>
        </Button>
        <Button
          variant="text"
          onClick={({ detail: clicks }) => {
            // The button disappears with the bar, so the focus moves. For a pointer the page does not scroll.
            const box = lastBox()
            if (box) box.focus({ preventScroll: clicks > 0 })
            else focusMain()
            dispatch(comparisonCleared())
          }}
        >
          {texts.bar.clear}
        </Button>
        <Hidden as="p" role="status">
          {announcement}
        </Hidden>
      </Container>
    </Bar>
  )
}

export default CompareBar
