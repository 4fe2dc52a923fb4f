import { styled } from '@mui/material/styles'
import { arrowLinkStyle } from '../../ui/ArrowLink.tsx'
import { cardBodyStyle, cardStyle } from '../../ui/card.ts'
import { checkLabelStyle } from '../../ui/checkLabel.ts'
import { toggleButtonStyle } from '../../ui/toggleButton.ts'

/** The grid and all that is in its cards, in one style, since fifty cards have many elements. */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  '&[hidden]': { display: 'none' },
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  '& article': cardStyle(theme),
  '& article > div': cardBodyStyle(theme),
  '& p': { ...theme.typography.overline, color: theme.vars.palette.site.brassInk },
  '& h2': { ...theme.typography.h4, marginBlockStart: theme.spacing(0.5) },
  '& ul': {
    width: '100%',
    flexGrow: 1,
    marginBlock: theme.spacing(1.5),
    fontSize: theme.fontSize.small,
    color: theme.vars.palette.text.secondary,
  },
  '& ul li': {
    paddingBlock: theme.spacing(0.75),
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& a': { ...arrowLinkStyle(theme), textDecoration: 'none' },
  '& div > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    width: '100%',
  },
  '& label': checkLabelStyle(theme),
  '& button': { ...toggleButtonStyle(theme), width: '100%', marginBlockStart: theme.spacing(1) },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
}))
