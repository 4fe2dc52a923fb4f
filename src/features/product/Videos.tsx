import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { ProductVideo } from '../../content/product.ts'
import { VideoCard } from './VideoCard.tsx'

interface Props {
  videos: readonly ProductVideo[]
  /** Stands where the player will be, until the visitor presses Play. */
  poster: ReactNode
  onOpened: (index: number) => void
}

/** A product's videos (spec section 2, Product detail). */
export const Videos = ({ videos, poster, onOpened }: Props) =>
  videos.length === 0 ? (
    <Box sx={{ py: 6, textAlign: 'center', border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="h4" component="h3">
        No videos available
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>Check back later for product videos.</Typography>
    </Box>
  ) : (
    <Box component="ul" sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {videos.map((video, index) => (
        <li key={video.title}>
          <VideoCard video={video} poster={poster} onOpened={() => onOpened(index)} />
        </li>
      ))}
    </Box>
  )
