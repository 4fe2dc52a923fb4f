import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import { dataDisplay } from './dataDisplay.ts'
import { feedback } from './feedback.ts'
import { inputs } from './inputs.ts'
import { surfaces } from './surfaces.ts'
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

/** Tokens that global.css does not read. */
const unused = new Set(['fontSize', 'fontWeight', 'radius', 'shadow', 'timing'])

const { fontSize, fontWeight, layout, palette, radius, shadow, timing } = tokens

/** Material UI's theme, computed at build time; the browser gets what `theme.ts` keeps of it. */
export const fullTheme = createTheme({
  fontSize,
  fontWeight,
  layout,
  radius,
  shadow,
  timing,
  cssVariables: {
    shouldSkipGeneratingVar: (keys) => unused.has(keys[0] ?? '') || shouldSkipGeneratingVar(keys),
  },
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
  components: { ...inputs, ...dataDisplay, ...feedback, ...surfaces },
})
