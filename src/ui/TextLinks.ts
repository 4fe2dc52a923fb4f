import { styled, type Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'

/** A link within a text to a phone number, an email address or another site. */
export const TextLink = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
}))

/** For a link in a line of its own, as high as a finger needs. */
export const tallLinkStyle = (theme: Theme) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.layout.control,
    color: theme.vars.palette.primary.main,
  }) as const

/** A link with an arrow behind its text, as high as a finger needs. */
export const arrowLinkStyle = (theme: Theme) =>
  ({
    ...tallLinkStyle(theme),
    gap: theme.spacing(1),
    fontWeight: theme.fontWeight.semibold,
    fontSize: theme.fontSize.compact,
  }) as const

export const ArrowLink = styled(Link)(({ theme }) => arrowLinkStyle(theme))
