import { styled } from '@mui/material/styles'
import { scrollingTable } from '../../ui/styles/scrollingTable.ts'

export const TableRegion = styled('div')(({ theme }) => ({
  ...scrollingTable(theme),
  '& th, & td': {
    padding: theme.spacing(1.25, 1.5),
    borderBlockEnd: theme.edge.hairline,
    textAlign: 'start',
    verticalAlign: 'top',
  },
}))
