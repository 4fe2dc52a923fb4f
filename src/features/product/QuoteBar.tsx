import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import actions from '../../content/texts/actions.json'
import { paths } from '../../routing/paths.ts'

// Sticky, not fixed, so that it covers nothing below the article; CompareBar may stand under it.
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 'var(--compare-bar, 0px)',
  zIndex: theme.zIndex.raised,
  display: 'grid',
  padding: theme.spacing(1, 2),
  paddingBlockEnd: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom))`,
  backgroundColor: theme.vars.palette.background.default,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

export const QuoteBar = ({ onFreeQuote }: { onFreeQuote: () => void }) => (
  <Bar className="quote-bar no-print">
    <Button component={Link} to={paths.quote} onClick={onFreeQuote}>
      {actions.freeQuote}
    </Button>
  </Bar>
)
