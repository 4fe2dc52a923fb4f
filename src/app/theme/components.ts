import type { Components, Theme } from '@mui/material/styles'
import { inputs } from './inputs.ts'
import { forcedEdge } from '../../components/forcedColours.ts'
import { palette } from './tokens.ts'

/** Overrides beyond inputs, by the chapters of Material UI's documentation. */
export const components: Components<Theme> = {
  ...inputs,
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: {
        maxWidth: 1248,
        paddingInline: 'clamp(16px, 4vw, 24px)',
      },
    },
  },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: { textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 4,
        outline: forcedEdge,
        boxShadow: `0 24px 64px -16px color-mix(in srgb, ${palette.ink} 45%, transparent)`,
        margin: 16,
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: `color-mix(in srgb, ${palette.ink} 62%, transparent)` },
      invisible: { backgroundColor: 'transparent' },
    },
  },
}
