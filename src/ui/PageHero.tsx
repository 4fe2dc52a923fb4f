import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { RoundedPicture } from './pictures/Picture.tsx'

interface Props {
  title: string
  lead: string
  picture: { src: string; alt: string }
  children?: ReactNode
}

export const PageHero = ({ title, lead, picture, children }: Props) => (
  <Box
    sx={{
      borderBottom: (theme) => theme.edge.hairline,
      // The headings below are smaller than the title.
      '& ~ section h2': { fontSize: (theme) => theme.fontSize.statement },
    }}
  >
    <Container
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 8 },
        alignItems: 'center',
        py: { xs: 3, md: 5 },
        '& img': { aspectRatio: { md: '16 / 9' } },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
      }}
    >
      <div>
        <Typography variant="h2" component="h1" sx={{ maxWidth: '20ch' }}>
          {title}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '46ch', color: 'text.secondary' }}>
          {lead}
        </Typography>
        {children}
      </div>
      <RoundedPicture {...picture} sizes="(min-width: 1080px) 560px, 92vw" eager />
    </Container>
  </Box>
)
