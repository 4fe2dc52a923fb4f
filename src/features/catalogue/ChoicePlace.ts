import { styled } from '@mui/material/styles'

/** Room for the tools that come after the first view: two rows on a phone, else one. */
export const ChoicePlace = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignContent: 'start',
  minHeight: theme.layout.control * 2 + 10,
  marginBlockEnd: theme.spacing(3),
  [theme.breakpoints.up('md')]: { minHeight: theme.layout.control + 2 },
}))
