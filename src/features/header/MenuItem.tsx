import { styled, type Theme } from '@mui/material/styles'
import { SiteLink } from '../../routing/SiteLink.tsx'

export const menuItemStyle = (theme: Theme) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    width: '100%',
    minHeight: theme.layout.control,
    padding: theme.spacing(1, 1.5),
    border: 0,
    borderRadius: theme.radius.corner,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: theme.fontSize.compact,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  }) as const

const selected = (theme: Theme) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: theme.fontWeight.semibold,
})

export const MenuLink = styled(SiteLink)(({ theme }) => ({
  ...menuItemStyle(theme),
  '&:hover': { backgroundColor: theme.vars.palette.site.wash },
  '&[aria-current=page]': selected(theme),
}))

export const MenuButton = styled('button')(({ theme }) => ({
  ...menuItemStyle(theme),
  '&:hover': { backgroundColor: theme.vars.palette.site.wash },
  '&[aria-pressed=true]': selected(theme),
}))

export const DisclosureButton = styled('button')(({ theme }) => ({
  ...menuItemStyle(theme),
  width: 32,
  padding: theme.spacing(0.75),
  justifyContent: 'center',
  flex: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.site.wash },
  '& svg': { transition: `transform ${theme.timing.surface}` },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}))
