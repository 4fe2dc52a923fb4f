import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { RoundedPicture } from '../../ui/Picture.tsx'

const Band = styled(RoundedPicture)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { '& img': { aspectRatio: '21 / 9', objectPosition: '50% 46%' } },
}))

export const WidePicture = ({ src, alt }: { src: string; alt: string }) => (
  <Container>
    <Band src={src} alt={alt} sizes="(min-width: 1248px) 1200px, 92vw" />
  </Container>
)
