import { styled } from '@mui/material/styles'
import { Picture } from './Picture.tsx'

export const RoundedPicture = styled(Picture)(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: theme.radius.corner,
}))
