import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import texts from '../../../content/texts/filters.json'
import type { Arrangement } from './arrange.ts'
import { FilterDrawer } from './FilterDrawer.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { OrderSelect } from './OrderSelect.tsx'

/** Scrolls by itself, so that the results stay in view. */
const Rail = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: `calc(${theme.layout.headerBar + theme.layout.contactStrip}px + ${theme.spacing(2)})`,
  maxHeight: theme.layout.railHeight,
  'html:has(#header[data-hidden="true"]) &': {
    top: theme.spacing(2),
    maxHeight: `calc(${theme.layout.railHeight} + ${theme.layout.headerBar + theme.layout.contactStrip}px)`,
  },
  // Room for the ring of the focus.
  marginInlineStart: theme.spacing(-0.5),
  padding: theme.spacing(0, 2, 2, 0.5),
  overflowY: 'auto',
  borderInlineEnd: theme.edge.hairline,
  // What has the focus stays.
  '&[data-idle=true]:not(:focus-within)': { visibility: 'hidden' },
  '& h2': {
    ...theme.typography.overline,
    paddingBlock: theme.spacing(1.5),
    color: theme.vars.palette.text.secondary,
  },
}))

const PhoneOrder = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(2.5),
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

interface Props {
  arrangement: Arrangement
  /** In a narrow window the filters open over the page. */
  isOpen: boolean
  onClose: () => void
}

/** The filters: a rail beside the results, or in a narrow window a drawer. */
export const Filters = ({ arrangement, isOpen, onClose }: Props) => {
  const titleId = useId()
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'))
  // Without results there is nothing to filter, and each choice would say 0.
  const isIdle = arrangement.found.length === 0 && arrangement.active === 0
  if (isWide)
    return (
      <Rail className="no-print" aria-labelledby={titleId} data-idle={isIdle}>
        <h2 id={titleId}>{texts.filters}</h2>
        <FilterPanel {...arrangement} />
      </Rail>
    )
  if (!isOpen) return null
  return (
    <FilterDrawer count={arrangement.found.length} onClose={onClose}>
      <PhoneOrder>
        <OrderSelect {...arrangement} />
      </PhoneOrder>
      <FilterPanel {...arrangement} />
    </FilterDrawer>
  )
}
