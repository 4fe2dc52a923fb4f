import { styled } from '@mui/material/styles'

/** A list whose entries carry serial numbers; the numbers are drawn, a screen reader counts by itself. */
export const SerialList = styled('ol')({ counterReset: 'serial' })

export const SerialItem = styled('li')(({ theme }) => ({
  counterIncrement: 'serial',
  breakInside: 'avoid',
  '&::before': {
    ...theme.typography.overline,
    display: 'block',
    color: theme.vars.palette.site.brassInk,
    content: ['counter(serial, decimal-leading-zero)', 'counter(serial, decimal-leading-zero) / ""'],
  },
}))
