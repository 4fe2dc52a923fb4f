import { createTheme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import { overrides } from './overrides.ts'
import * as tokens from './tokens.ts'
import { typography } from './typography.ts'

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
  interface Theme {
    fontSize: typeof tokens.fontSize
    fontWeight: typeof tokens.fontWeight
    layout: typeof tokens.layout
    radius: typeof tokens.radius
    shadow: typeof tokens.shadow
    timing: typeof tokens.timing
  }
  interface ThemeOptions {
    fontSize: typeof tokens.fontSize
    fontWeight: typeof tokens.fontWeight
    layout: typeof tokens.layout
    radius: typeof tokens.radius
    shadow: typeof tokens.shadow
    timing: typeof tokens.timing
  }
}

const { fontSize, fontWeight, layout, palette, radius, shadow, timing } = tokens

/** The site's tokens as Material UI's theme; `vars` has each of them as a CSS variable. */
export const theme = createTheme({
  fontSize,
  fontWeight,
  layout,
  radius,
  shadow,
  timing,
  cssVariables: true,
  spacing: tokens.spacing,
  shape: { borderRadius: tokens.radius.corner },
  breakpoints: { values: tokens.breakpoints },
  zIndex: tokens.zIndex,
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
