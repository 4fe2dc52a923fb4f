import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { RoundedPicture } from './pictures/Picture.tsx'

interface Props {
  title: string
  lead: string
  picture?: { src: string; alt: string }
  children?: ReactNode
}

export const PageHero = ({ title, lead, picture, children }: Props) => (
  <Box
    sx={{
      position: 'relative',
      overflow: 'hidden',
      borderBottom: (theme) => theme.edge.hairline,
    }}
  >
    <Box
      component="img"
      src="/line-work/hero.svg"
      alt=""
      width={1200}
      height={900}
      // The largest picture of the first screen, on a phone too.
      fetchPriority="high"
      className="no-print"
      sx={{
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineEnd: { xs: -240, md: -200, lg: -60 },
        translate: '0 -50%',
        width: { xs: 480, md: 620 },
        maxWidth: 'none',
        height: 'auto',
        opacity: { xs: 0.3, md: 0.5, lg: 1 },
        pointerEvents: 'none',
      }}
    />
    <Container
      sx={{
        position: 'relative',
        display: 'grid',
        gap: { xs: 4, md: 8 },
        alignItems: 'center',
        py: picture ? { xs: 5, md: 8 } : { xs: 4, md: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: picture ? '6fr 6fr' : '1fr' },
      }}
    >
      <div>
        <Typography variant="h1" sx={{ maxWidth: '20ch' }}>
          {title}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '46ch', color: 'text.secondary' }}>
          {lead}
        </Typography>
        {children}
      </div>
      {picture && <RoundedPicture {...picture} sizes="(min-width: 1080px) 560px, 92vw" eager />}
    </Container>
  </Box>
)
