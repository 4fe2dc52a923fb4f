import type { Components, Theme } from '@mui/material/styles'
import { layout } from './tokens.ts'

export const surfaces: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: { maxWidth: layout.page, paddingInline: 'clamp(16px, 4vw, 24px)' },
    },
  },
}
