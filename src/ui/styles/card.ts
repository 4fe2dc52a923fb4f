import { type CSSObject, styled, type Theme } from '@mui/material/styles'

/** White paper with a thin edge. */
export const frameStyle = (theme: Theme): CSSObject => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: theme.edge.hairline,
  borderRadius: theme.radius.corner,
})

/** The frame of a card whose picture grows a little under the pointer. */
export const cardStyle = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  ...frameStyle(theme),
  '& img': { transition: `transform ${theme.timing.picture}` },
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars.palette.primary.main, '& img': { transform: 'scale(1.02)' } },
  },
})

export const cardBodyStyle = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  padding: theme.spacing(2.5),
})

/** Up to three cards side by side. One or two are no wider than in a row of three. */
export const cardRowStyle: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 272px), 1fr))',
  '&:has(> li:last-of-type:nth-of-type(-n + 2))': { maxWidth: 792 },
}

export const Card = styled('article')(({ theme }) => cardStyle(theme))

export const CardBody = styled('div')(({ theme }) => cardBodyStyle(theme))
