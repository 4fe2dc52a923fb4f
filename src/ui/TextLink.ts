import { styled } from '@mui/material/styles'

/** A link in a text, to a phone, a mailbox or another site. */
export const TextLink = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
}))
