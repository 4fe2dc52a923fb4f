import { styled } from '@mui/material/styles'
import { Picture } from './Picture.tsx'

/** A picture of its own on a page, its corners those of the site. */
export const FramedPicture = styled(Picture)({ display: 'grid', overflow: 'hidden', borderRadius: 4 })
