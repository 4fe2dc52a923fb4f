import type { Components, Theme } from '@mui/material/styles'
import { forcedEdge } from '../../../ui/styles/accessibility.ts'
import { palette, radius, shadow } from '../tokens.ts'

/** Material UI's feedback. */
export const feedbackOverrides: Components<Theme> = {
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.corner,
        outline: forcedEdge,
        boxShadow: shadow.dialog,
        margin: 16,
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { backgroundColor: `color-mix(in srgb, ${palette.ink} 62%, transparent)` } },
  },
}
