import { styled } from '@mui/material/styles'

/** A picture over a body, as tall as its neighbours. */
export const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  transition: 'border-color 180ms ease-out',
  '& img': { transition: 'transform 220ms ease-out' },
  '&:hover': { borderColor: theme.vars.palette.primary.main, '& img': { transform: 'scale(1.02)' } },
}))

export const CardBody = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  padding: theme.spacing(2.5),
}))
