import { styled } from '@mui/material/styles'
import { visuallyHidden } from './styles/accessibility.ts'

export const Hidden = styled('span')(visuallyHidden)

/** A line below a whole row of controls that says what a press did. */
export const StatusText = styled('p')({
  flexBasis: '100%',
  order: 1,
  // It is always in the page, so that a screen reader announces its text, and takes no space while empty.
  '&:empty': { position: 'absolute' },
})

/** The same in small letters. */
export const QuietStatus = styled(StatusText)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: theme.fontSize.small,
}))
