import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'

// Sticky and not fixed: it rests on the end of the product's article and never covers what follows.
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  padding: theme.spacing(1, 2),
  paddingBlockEnd: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom))`,
  backgroundColor: theme.vars.palette.background.default,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

/** The quote button of a phone, always within the thumb's reach. */
export const QuoteBar = () => (
  <Bar className="quote-bar no-print">
    <Button component={Link} to={paths.quote}>
      Get Free Quote
    </Button>
  </Bar>
)
