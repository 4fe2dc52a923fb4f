import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 2, 8),
  textAlign: 'center',
}))

const Drawing = styled('img')({ width: 'min(390px, 100%)', height: 'auto' })

/** What stands in the grid's place when nothing matches (spec section 8). */
export const EmptyResult = ({ onCleared }: { onCleared: () => void }) => (
  <Panel>
    <Drawing src="/line-work/empty.svg" alt="" width={520} height={280} />
    <Typography variant="h3" component="p">
      No products found matching your criteria.
    </Typography>
    <Button variant="outlined" onClick={onCleared}>
      Clear Filters
    </Button>
  </Panel>
)
