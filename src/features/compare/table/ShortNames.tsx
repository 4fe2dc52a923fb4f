import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { modelOf } from '../../../domain/products/product.ts'
import type { ComparedItem } from '../useComparedItems.ts'
import { columnsBelowLabels } from './Region.ts'

/** In px, with the line below. */
const height = 37

/**
 * They lie under the table's head, which has the whole names, and stay in view when the head has scrolled out
 * of it. In a wide window the head itself stays.
 */
const Strip = styled('div')<{ count: number }>(({ theme, count }) => ({
  ...columnsBelowLabels(theme, count),
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.raised,
  height,
  margin: `1px 1px -${height + 1}px`,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  borderBlockEnd: theme.edge.hairline,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.semibold,
  'html:has(#header[data-hidden="false"]) &': { insetBlockStart: theme.layout.headerBar },
  [theme.breakpoints.up('md')]: {
    'html:has(#header[data-hidden="false"]) &': {
      insetBlockStart: theme.layout.headerBar + theme.layout.contactStrip,
    },
  },
  '& span': { padding: theme.spacing(1), overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& span + span': { borderInlineStart: theme.edge.hairline },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}))

interface Props {
  items: readonly ComparedItem[]
  ref: Ref<HTMLDivElement>
}

/** The models of the compared products, as `BS 4`; for screen readers each column has its whole name. */
export const ShortNames = ({ items, ref }: Props) => (
  <Strip ref={ref} count={items.length} className="no-print" aria-hidden>
    {items.map(({ product }) => (
      <span key={product.id}>{modelOf(product)}</span>
    ))}
  </Strip>
)
