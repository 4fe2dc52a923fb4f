import type { CSSObject, Theme } from '@mui/material/styles'

export const checkLabelStyle = (theme: Theme): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: theme.layout.control,
  fontSize: theme.fontSize.compact,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: theme.layout.check,
    height: theme.layout.check,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
  },
})

export const fieldStyle = (theme: Theme): CSSObject => ({
  minHeight: theme.layout.control,
  padding: theme.spacing(1, 1.5),
  border: theme.edge.control,
  borderRadius: theme.radius.corner,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
})
