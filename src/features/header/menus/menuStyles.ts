import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { SiteLink } from '../../../parts/navigation/SiteLink.tsx'
import { frameStyle } from '../../../ui/styles/card.ts'

export const menuItemStyle = (theme: Theme): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  width: '100%',
  minHeight: theme.layout.control,
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.radius.corner,
  fontSize: theme.fontSize.compact,
  textAlign: 'start',
  textDecoration: 'none',
  // A flag may be white at its edge.
  '& img': { outline: theme.edge.hairline, outlineOffset: -1 },
})

const menuControlStyle = (theme: Theme) => ({
  ...menuItemStyle(theme),
  '&:hover': { backgroundColor: theme.vars.palette.site.wash },
  '&[aria-current], &[aria-pressed=true]': {
    color: theme.vars.palette.primary.main,
    fontWeight: theme.fontWeight.semibold,
  },
})

export const MenuLink = styled(SiteLink)(({ theme }) => menuControlStyle(theme))

export const MenuButton = styled('button')(({ theme }) => menuControlStyle(theme))

export const DisclosureButton = styled(MenuButton)(({ theme }) => ({
  width: 32,
  '@media (pointer: coarse)': { width: theme.layout.control },
  padding: theme.spacing(0.75),
  justifyContent: 'center',
  flex: 'none',
  '& svg': { transition: `transform ${theme.timing.surface}` },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  // That of a submenu points to it.
  'ul ul &[aria-expanded=true] svg': { transform: 'none' },
}))

/** A closed panel is in the page, but invisible and out of reach; it opens from `closedOffset`. */
export const unfolding = ({ timing }: Theme, closedOffset: string) => ({
  transition: ['opacity', 'transform', 'visibility'].map((name) => `${name} ${timing.surface}`).join(', '),
  '&[data-open=false]': { visibility: 'hidden', opacity: 0, transform: `translateY(${closedOffset})` },
})

export const MenuPanel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '100%',
  zIndex: theme.zIndex.raised,
  minWidth: 248,
  // A menu and its second level fit a tablet side by side.
  [theme.breakpoints.between('md', 'lg')]: { minWidth: 200 },
  padding: theme.spacing(1),
  ...frameStyle(theme),
  boxShadow: theme.shadow.menu,
  transformOrigin: 'top',
  ...unfolding(theme, '-6px'),
}))
