import { styled } from '@mui/material/styles'

/** Fields behind a word that looks like a link. */
export const Disclosure = styled('details')(({ theme }) => ({
  '& summary': {
    minHeight: theme.layout.check,
    color: theme.vars.palette.primary.main,
    fontSize: theme.fontSize.small,
    fontWeight: theme.fontWeight.semibold,
    textDecoration: 'underline',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '@media print': { display: 'none' },
}))
