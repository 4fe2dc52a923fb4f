import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { forcedColours } from './styles/accessibility.ts'

/** A link within a text to a phone number, an email address or another site. */
export const TextLink = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
}))

/** Makes a link on a line of its own tall enough for a finger. */
export const tallLinkStyle = (theme: Theme): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.layout.control,
  color: theme.vars.palette.primary.main,
})

const arrow =
  'polygon(20.8% 46.9%, 71.6% 46.9%, 52% 27.2%, 56.4% 22.8%, 83.6% 50%, 56.4% 77.2%, 52% 72.8%, ' +
  '71.6% 53.1%, 20.8% 53.1%)'

/** A style in place of an Icon, because fifty cards have one and an element takes longer to render. */
export const arrowLinkStyle = (theme: Theme): CSSObject => ({
  ...tallLinkStyle(theme),
  fontWeight: theme.fontWeight.semibold,
  fontSize: theme.fontSize.compact,
  gap: theme.spacing(1),
  '&::after': {
    content: '""',
    flex: 'none',
    width: '1.25em',
    height: '1.25em',
    clipPath: arrow,
    backgroundColor: 'currentColor',
    [forcedColours]: { forcedColorAdjust: 'none', backgroundColor: 'LinkText' },
  },
})

export const ArrowLink = styled(Link)(({ theme }) => arrowLinkStyle(theme))
