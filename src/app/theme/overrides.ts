import type { ThemeOptions } from '@mui/material/styles'
import { edge, fontSize, fontWeight, layout, palette, radius, shadow, timing } from './tokens.ts'

const control = { minHeight: layout.control, borderRadius: radius.corner }

/** A finger leaves no hover behind. */
const withPointer = '@media (hover: hover)'

/** How Material UI's components look on this site, by the chapters of its documentation. */
export const overrides: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // ButtonBase removes the outline that global.css sets.
    styleOverrides: {
      root: { '&:focus-visible': { outline: edge.focus, outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        ...control,
        padding: '10px 20px',
        transition: ['background-color', 'border-color', 'color']
          .map((name) => `${name} ${timing.control}`)
          .join(', '),
      },
      contained: { outline: edge.forced },
      outlined: {
        borderColor: `color-mix(in srgb, ${palette.intaglio} 45%, transparent)`,
        [withPointer]: { '&:hover': { borderColor: palette.intaglio, backgroundColor: palette.wash } },
      },
      text: { [withPointer]: { '&:hover': { backgroundColor: palette.wash } } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: layout.control,
        height: layout.control,
        borderRadius: radius.corner,
        color: 'inherit',
      },
    },
  },
  MuiInputBase: {
    // Every input would write these styles. They tell Material UI that the browser has filled a field, which
    // only labels within fields need.
    defaultProps: { disableInjectingGlobalStyles: true },
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
      // The edge of a field needs a contrast of 3 (WCAG 1.4.11).
      notchedOutline: { borderColor: `color-mix(in srgb, ${palette.slate} 72%, ${palette.white})` },
      input: { padding: '10px 14px', height: 'auto', lineHeight: 1.5, minHeight: 24 },
      multiline: { padding: 0 },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: fontSize.compact,
        fontWeight: fontWeight.semibold,
        color: palette.ink,
        '&.Mui-focused:not(.Mui-error)': { color: palette.ink },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: fontSize.small } },
  },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.corner,
        outline: edge.forced,
        boxShadow: shadow.dialog,
        margin: 16,
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        // That of a menu is invisible.
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: `color-mix(in srgb, ${palette.ink} 62%, transparent)`,
        },
      },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: { maxWidth: layout.page, paddingInline: layout.gutter },
    },
  },
}
