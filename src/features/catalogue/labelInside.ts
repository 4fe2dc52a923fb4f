import type { CSSObject, Theme } from '@mui/material/styles'

/** Small labels above the values inside their fields, so that a line of tools is one field high. */
export const labelInside = (theme: Theme): CSSObject => ({
  '& div:has(> label)': { position: 'relative' },
  '& label': {
    position: 'absolute',
    insetBlockStart: '0.4em',
    insetInlineStart: 13,
    zIndex: theme.zIndex.raised,
    fontSize: theme.fontSize.micro,
    lineHeight: 1.2,
    pointerEvents: 'none',
  },
  '& select': { paddingBlock: '1.05em 0.15em', lineHeight: 1.4 },
})
