import { styled } from '@mui/material/styles'
import { visuallyHidden } from './styles/accessibility.ts'

/** For screen readers only. */
export const Hidden = styled('span')(visuallyHidden)

/** What a press in a row of controls did, in a line of its own below them. */
export const Said = styled('p')({
  flexBasis: '100%',
  // Takes no room, and is still heard when it fills.
  '&:empty': { position: 'absolute' },
})
