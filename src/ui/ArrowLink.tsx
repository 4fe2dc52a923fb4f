import { styled, type Theme } from '@mui/material/styles'
import { Link } from './Link.tsx'

export const arrowLinkStyle = (theme: Theme) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: theme.layout.control,
    color: theme.vars.palette.primary.main,
    fontWeight: theme.fontWeight.semibold,
    fontSize: theme.fontSize.compact,
  }) as const

export const ArrowLink = styled(Link)(({ theme }) => arrowLinkStyle(theme))
