import { styled } from '@mui/material/styles'

/** Its numbers are hidden from screen readers, which count list items themselves. */
export const NumberedList = styled('ol')({ counterReset: 'serial' })

export const NumberedItem = styled('li')(({ theme }) => ({
  counterIncrement: 'serial',
  breakInside: 'avoid',
  '&::before': {
    ...theme.typography.overline,
    display: 'block',
    color: theme.vars.palette.site.brassInk,
    content: ['counter(serial, decimal-leading-zero)', 'counter(serial, decimal-leading-zero) / ""'],
  },
}))

/** A title with a text below it, and the number beside them. */
export const NumberedRow = styled(NumberedItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2.5em 1fr',
  alignContent: 'start',
  rowGap: theme.spacing(0.5),
  paddingBlock: theme.spacing(2),
  borderBlockStart: theme.edge.hairline,
  '& > p': { gridColumn: 2, color: theme.vars.palette.text.secondary },
}))
