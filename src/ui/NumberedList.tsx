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
