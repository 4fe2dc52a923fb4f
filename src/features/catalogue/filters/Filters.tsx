import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled, useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import catalogue from '../../../content/texts/catalogue.json'
import texts from '../../../content/texts/filters.json'
import { counted } from '../../../lib/text.ts'
import { useIsShown } from '../../../ui/browser/KeptPage.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import type { Arrangement } from './arrange.ts'
import { OrderSelect } from './CatalogueTools.tsx'
import { FilterPanel } from './FilterPanel.tsx'

/** Scrolls by itself, so that the results stay in view. */
const Rail = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: `calc(${theme.layout.headerBar + theme.layout.contactStrip}px + ${theme.spacing(2)})`,
  maxHeight: theme.layout.railHeight,
  '#header[data-hidden="true"] ~ main &': {
    top: theme.spacing(2),
    maxHeight: `calc(${theme.layout.railHeight} + ${theme.layout.headerBar + theme.layout.contactStrip}px)`,
  },
  // Room for the ring of the focus.
  marginInlineStart: theme.spacing(-0.5),
  padding: theme.spacing(0, 2, 0, 0.5),
  overflowY: 'auto',
  scrollPaddingBlockEnd: theme.spacing(5),
  borderInlineEnd: theme.edge.hairline,
  // Fades out what the lower edge cuts, and lies below the last filter.
  '&::after': {
    content: '""',
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'block',
    height: theme.spacing(5),
    background: `linear-gradient(to top, ${theme.vars.palette.background.default}, transparent)`,
    pointerEvents: 'none',
  },
  // What has the focus stays.
  '&[data-idle=true]:not(:focus-within)': { visibility: 'hidden' },
  '& h2': {
    ...theme.typography.overline,
    paddingBlock: theme.spacing(1.5),
    color: theme.vars.palette.text.secondary,
  },
}))

const FullHeight = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    display: 'grid',
    gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
    width: 'min(100%, 420px)',
    backgroundColor: theme.vars.palette.background.default,
  },
}))

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  '&:first-of-type': { borderBlockEnd: theme.edge.hairline },
  '&:last-of-type': { borderBlockStart: theme.edge.hairline },
}))

interface Props {
  arrangement: Arrangement
  /** In a narrow window the filters open over the page. */
  isOpen: boolean
  onClose: () => void
}

const FilterDrawer = ({ arrangement, onClose }: Omit<Props, 'isOpen'>) => {
  const titleId = useId()
  const isShown = useIsShown()
  if (!isShown) return null
  const count = arrangement.found.length
  return (
    <FullHeight
      anchor="right"
      open
      onClose={onClose}
      transitionDuration={0}
      className="no-print"
      slotProps={{ paper: { 'aria-labelledby': titleId, elevation: 0 } }}
    >
      <Bar>
        <Typography id={titleId} variant="h3" component="h2">
          {texts.filters}
        </Typography>
        <IconButton aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Bar>
      <Box sx={{ p: 2, overflowY: 'auto', overscrollBehavior: 'contain' }}>
        <Box sx={{ mb: 2.5, display: { md: 'none' } }}>
          <OrderSelect {...arrangement} />
        </Box>
        <FilterPanel {...arrangement} />
      </Box>
      <Bar>
        <Typography role="status" variant="overline" component="p">
          {counted(catalogue.found, count)}
        </Typography>
        <Button onClick={onClose}>
          <span>{counted(texts.show, count)}</span>
        </Button>
      </Bar>
    </FullHeight>
  )
}

/** The filters: a rail beside the results, or in a narrow window a drawer. */
export const Filters = ({ arrangement, isOpen, onClose }: Props) => {
  const titleId = useId()
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'))
  // Without results there is nothing to filter, and each choice would say 0.
  const isIdle = arrangement.found.length === 0 && arrangement.active === 0
  if (!isWide) return isOpen && <FilterDrawer arrangement={arrangement} onClose={onClose} />
  return (
    <Rail className="no-print" aria-labelledby={titleId} data-idle={isIdle}>
      <h2 id={titleId}>{texts.filters}</h2>
      <FilterPanel {...arrangement} />
    </Rail>
  )
}
