import type { Components, Theme } from '@mui/material/styles'
import { forcedEdge } from '../../ui/styles/accessibility.ts'
import { fontFamily, fontSize, fontWeight, layout, palette, radius, shadow, timing } from './tokens.ts'

const control = { minHeight: layout.control, borderRadius: radius.corner }

const heading = {
  fontWeight: fontWeight.semibold,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  // A long word in large text on a phone.
  overflowWrap: 'break-word',
} as const

export const typography = {
  fontFamily,
  h1: { ...heading, fontSize: fontSize.h1, lineHeight: 1.08 },
  h2: { ...heading, fontSize: fontSize.h2, lineHeight: 1.15 },
  h3: { ...heading, fontSize: fontSize.h3, lineHeight: 1.25, letterSpacing: '-0.01em' },
  h4: { ...heading, fontSize: fontSize.h4, lineHeight: 1.35, letterSpacing: '-0.005em' },
  subtitle1: { fontSize: fontSize.lead, lineHeight: 1.55 },
  body1: { fontSize: fontSize.base, lineHeight: 1.6 },
  body2: { fontSize: fontSize.compact, lineHeight: 1.55 },
  caption: { fontSize: fontSize.caption, lineHeight: 1.5 },
  button: {
    fontSize: fontSize.compact,
    fontWeight: fontWeight.semibold,
    lineHeight: 1.3,
    textTransform: 'none',
  },
  overline: {
    fontSize: fontSize.label,
    fontWeight: fontWeight.semibold,
    lineHeight: 1.5,
    letterSpacing: '0.12em',
    textTransform: 'uppercase',
    fontVariantNumeric: 'tabular-nums',
  },
} as const

/** What Material UI's components look like here and do by default. */
export const overrides: Components<Theme> = {
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
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: { maxWidth: `var(--page, ${String(layout.page)}px)`, paddingInline: 'clamp(16px, 4vw, 24px)' },
    },
  },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // ButtonBase removes the outline that global.css sets.
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
        transition: ['background-color', 'border-color', 'color']
          .map((name) => `${name} ${timing.control}`)
          .join(', '),
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
    styleOverrides: {
      root: {
        width: layout.control,
        height: layout.control,
        borderRadius: radius.corner,
        color: 'inherit',
      },
    },
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
        '&.Mui-focused': { color: palette.ink },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: fontSize.small } },
  },
}
