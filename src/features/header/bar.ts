import { styled } from '@mui/material/styles'

export const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  transition: 'transform 200ms ease-out',
  '&[data-hidden=true]:not(:has(:focus-visible))': { transform: 'translateY(-100%)' },
}))

export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 72,
}))

/** A part of the bar that phones (below 768 px) do without. */
export const Slot = styled('div')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { display: 'flex', flexGrow: 1, justifyContent: 'flex-end' },
  // A tablet's width holds the same menus with less air.
  [theme.breakpoints.between('md', 'lg')]: { '& a, & button': { paddingInline: 6 } },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(1) },
}))

/** What unfolds from a trigger: always in the page, visible and reachable only while open. */
export const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '100%',
  zIndex: 1,
  minWidth: 248,
  padding: theme.spacing(1),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  boxShadow: `0 20px 40px -24px ${theme.vars.palette.site.ink}`,
  transformOrigin: 'top',
  transition: 'opacity 180ms ease-out, transform 180ms ease-out, visibility 180ms',
  '&[data-open=false]': { visibility: 'hidden', opacity: 0, transform: 'translateY(-6px)' },
}))

/** A line of a menu: a link or a button. */
export const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
} as const
