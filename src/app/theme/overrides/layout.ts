import type { Components, Theme } from '@mui/material/styles'
import { layout } from '../tokens.ts'

/** Material UI's layout. */
export const layoutOverrides: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: { maxWidth: `var(--page, ${layout.page}px)`, paddingInline: 'clamp(16px, 4vw, 24px)' },
    },
  },
}
