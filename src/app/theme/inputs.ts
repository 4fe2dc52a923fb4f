import type { Components, Theme } from '@mui/material/styles'
import { forcedEdge } from '../../components/forcedColours.ts'
import { palette } from './tokens.ts'

const control = { minHeight: 44, borderRadius: 4 }

/** Buttons and fields: 44 px high at least, drawn with hairlines. */
export const inputs: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // ButtonBase takes the outline away, later than global.css gives it.
    styleOverrides: {
      root: { '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        ...control,
        padding: '10px 20px',
        transition: 'background-color 160ms ease-out, border-color 160ms ease-out, color 160ms ease-out',
      },
      contained: { outline: forcedEdge },
      outlined: {
        borderColor: `color-mix(in srgb, ${palette.intaglio} 45%, transparent)`,
        '&:hover': { borderColor: palette.intaglio, backgroundColor: palette.wash },
      },
      text: { '&:hover': { backgroundColor: palette.wash } },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { width: 44, height: 44, borderRadius: 4, color: 'inherit' } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        ...control,
        backgroundColor: palette.white,
        '&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: palette.intaglio,
        },
      },
      // 3:1 against white: the edge of a field is information, not decoration.
      notchedOutline: { borderColor: `color-mix(in srgb, ${palette.slate} 72%, ${palette.white})` },
      input: { padding: '10px 14px', height: 'auto', lineHeight: 1.5, minHeight: 24 },
      multiline: { padding: 0 },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: '0.9375rem',
        fontWeight: 600,
        color: palette.ink,
        '&.Mui-focused': { color: palette.ink },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } },
  },
}
