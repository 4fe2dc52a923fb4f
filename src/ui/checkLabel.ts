import type { Theme } from '@mui/material/styles'

/** A checkbox with its word beside it. */
export const checkLabelStyle = (theme: Theme) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: theme.layout.control,
    fontSize: theme.fontSize.compact,
    cursor: 'pointer',
    '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
  }) as const
