import { styled, type Theme } from '@mui/material/styles'

/** A closed panel stays in the page, invisible and unreachable; it opens from `closedOffset`. */
export const unfolding = ({ timing }: Theme, closedOffset: string) => ({
  transition: ['opacity', 'transform', 'visibility'].map((name) => `${name} ${timing.surface}`).join(', '),
  '&[data-open=false]': { visibility: 'hidden', opacity: 0, transform: `translateY(${closedOffset})` },
})

export const MenuPanel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '100%',
  zIndex: theme.zIndex.raised,
  minWidth: 248,
  padding: theme.spacing(1),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.corner,
  boxShadow: theme.shadow.menu,
  transformOrigin: 'top',
  ...unfolding(theme, '-6px'),
}))
