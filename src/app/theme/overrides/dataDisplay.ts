import type { Components, Theme } from '@mui/material/styles'

/** Material UI's data display. */
export const dataDisplayOverrides: Components<Theme> = {
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
}
