import { styled } from '@mui/material/styles'

export const HeaderBar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  transition: `transform ${theme.timing.reveal}`,
  '&[data-hidden=true]:not(:has(:focus-visible))': { transform: 'translateY(-100%)' },
}))

export const HeaderRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: theme.layout.headerBar,
}))

/** Below 768 px the mobile menu replaces these menus. */
export const WideNavigation = styled('div')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { display: 'flex', flexGrow: 1, justifyContent: 'flex-end' },
  // A tablet shows the same menus in less space.
  [theme.breakpoints.between('md', 'lg')]: { '& a, & button': { paddingInline: theme.spacing(0.75) } },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(1) },
}))
