import type { Components, Theme } from '@mui/material/styles'

export const dataDisplay: Components<Theme> = {
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
}
