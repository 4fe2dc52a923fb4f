import { styled } from '@mui/material/styles'
import { visuallyHidden } from './styles/accessibility.ts'

/** For screen readers only. */
export const Hidden = styled('span')(visuallyHidden)

/** The result of a press in a row of controls, in a line of its own below them. */
export const Said = styled('p')({
  flexBasis: '100%',
  // Out of the layout, but still a live region.
  '&:empty': { position: 'absolute' },
})
