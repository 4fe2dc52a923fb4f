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
