import { styled } from '@mui/material/styles'
import texts from '../../content/texts/header.json'

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2.5),
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  borderRadius: theme.radius.corner,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}))

export const SkipLink = () => <Anchor href="#main">{texts.skip}</Anchor>
