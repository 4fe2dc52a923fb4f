import { styled } from '@mui/material/styles'
import { visuallyHidden } from './styles/accessibility.ts'

/** For screen readers only. */
export const Hidden = styled('span')(visuallyHidden)
