import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { FramedPicture } from '../../components/FramedPicture.tsx'

const Band = styled(FramedPicture)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { '& img': { aspectRatio: '21 / 9', objectPosition: '50% 46%' } },
}))

/** A picture across the page, a wide strip of it on a wide screen. */
export const WidePicture = ({ src, alt }: { src: string; alt: string }) => (
  <Container>
    <Band src={src} alt={alt} sizes="(min-width: 1248px) 1200px, 92vw" />
  </Container>
)
