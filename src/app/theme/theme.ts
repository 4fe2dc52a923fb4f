import { createTheme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import { overrides } from './overrides.ts'
import * as tokens from './tokens.ts'
import { fontFamily, fontSize, fontWeight, letterSpacing } from './tokens.ts'

const heading = {
  fontWeight: fontWeight.semibold,
  letterSpacing: letterSpacing.tight,
  // The tight letters would bring the words too close.
  wordSpacing: '0.08em',
  textWrap: 'balance',
  // Breaks a long word in large text on a phone, even in a grid or a row.
  overflowWrap: 'anywhere',
} as const

const typography = {
  fontFamily,
  h1: { ...heading, fontSize: fontSize.h1, lineHeight: 1.08 },
  h2: { ...heading, fontSize: fontSize.h2, lineHeight: 1.15 },
  h3: { ...heading, fontSize: fontSize.h3, lineHeight: 1.25, letterSpacing: letterSpacing.close },
  h4: { ...heading, fontSize: fontSize.h4, lineHeight: 1.35, letterSpacing: letterSpacing.nearlyNormal },
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
    letterSpacing: letterSpacing.capitals,
    textTransform: 'uppercase',
    fontVariantNumeric: 'tabular-nums',
  },
} as const

declare module '@mui/material/styles' {
  interface Palette {
    site: typeof tokens.palette
  }
  interface PaletteOptions {
    site: typeof tokens.palette
  }
  interface ZIndex {
    behind: number
    raised: number
  }
  interface Theme extends OwnTokens {}
  interface ThemeOptions extends OwnTokens {}
}

/** Material UI has no place for `ownTokens`. */
const { palette, spacing, zIndex, breakpoints, ...ownTokens } = tokens

type OwnTokens = typeof ownTokens

/** The site's tokens as Material UI's theme; `vars` has each of them as a CSS variable. */
export const theme = createTheme({
  ...ownTokens,
  cssVariables: true,
  spacing,
  shape: { borderRadius: ownTokens.radius.corner },
  breakpoints: { values: breakpoints },
  zIndex,
  palette: {
    mode: 'light',
    primary: { main: palette.intaglio, dark: palette.ink, contrastText: palette.white },
    error: { main: palette.error },
    background: { default: palette.paper, paper: palette.white },
    text: { primary: palette.ink, secondary: palette.slate },
    divider: palette.hairline,
    site: palette,
  },
  typography,
  components: overrides,
})
