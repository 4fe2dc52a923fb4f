import { styled } from '@mui/material/styles'
import { SiteLink } from '../../components/SiteLink.tsx'
import { itemStyle } from './bar.ts'

/** A link in a menu. */
export const MenuLink = styled(SiteLink)(({ theme }) => ({
  ...itemStyle,
  '&:hover': { backgroundColor: theme.vars.palette.site.wash },
  '&[aria-current=page]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}))

/** A choice in a menu. */
export const MenuButton = styled('button')(({ theme }) => ({
  ...itemStyle,
  '&:hover': { backgroundColor: theme.vars.palette.site.wash },
  '&[aria-pressed=true]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}))

/** The small button that unfolds the menu beside it, for keyboard and touch. */
export const UnfoldButton = styled('button')(({ theme }) => ({
  ...itemStyle,
  width: 32,
  padding: 6,
  justifyContent: 'center',
  flex: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.site.wash },
  '& svg': { transition: 'transform 180ms ease-out' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}))
