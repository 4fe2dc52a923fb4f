import { createTheme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import { components } from './components.ts'
import { fontFamily, palette } from './tokens.ts'
import { typography } from './typography.ts'

declare module '@mui/material/styles' {
  interface Palette {
    site: typeof palette
  }
  interface PaletteOptions {
    site: typeof palette
  }
}

/** The one theme: every colour, size and shape of the site comes from here. */
export const theme = createTheme({
  cssVariables: true,
  spacing: 8,
  shape: { borderRadius: 4 },
  breakpoints: { values: { xs: 0, sm: 560, md: 768, lg: 1080, xl: 1280 } },
  palette: {
    mode: 'light',
    primary: { main: palette.intaglio, dark: palette.ink, contrastText: palette.white },
    error: { main: palette.error },
    background: { default: palette.paper, paper: palette.white },
    text: { primary: palette.ink, secondary: palette.slate },
    divider: palette.hairline,
    site: palette,
  },
  typography: { fontFamily, ...typography },
  components,
})
