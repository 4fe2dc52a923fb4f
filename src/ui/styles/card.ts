import { styled, type Theme } from '@mui/material/styles'

export const cardStyle = (theme: Theme) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.corner,
    '& img': { transition: `transform ${theme.timing.picture}` },
    '@media (hover: hover)': {
      '&:hover': { borderColor: theme.vars.palette.primary.main, '& img': { transform: 'scale(1.02)' } },
    },
  }) as const

export const cardBodyStyle = (theme: Theme) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    flexGrow: 1,
    padding: theme.spacing(2.5),
  }) as const

export const Card = styled('article')(({ theme }) => cardStyle(theme))

export const CardBody = styled('div')(({ theme }) => cardBodyStyle(theme))
