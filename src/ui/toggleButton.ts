import type { Theme } from '@mui/material/styles'

/** An outlined button that stays pressed; its sign is in global.css, and styles may press it before React. */
export const toggleButtonStyle = (theme: Theme) =>
  ({
    minHeight: theme.layout.control,
    padding: theme.spacing(1, 2),
    border: `1px solid color-mix(in srgb, ${theme.vars.palette.primary.main} 45%, transparent)`,
    borderRadius: theme.radius.corner,
    background: 'var(--ground, none)',
    color: theme.vars.palette.primary.main,
    font: 'inherit',
    fontSize: theme.fontSize.compact,
    fontWeight: theme.fontWeight.semibold,
    cursor: 'pointer',
    transition: `background-color ${theme.timing.control}, border-color ${theme.timing.control}`,
    '&:hover': {
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.site.wash,
    },
    '&[data-listed=true]': { '--ground': theme.vars.palette.site.wash },
  }) as const
