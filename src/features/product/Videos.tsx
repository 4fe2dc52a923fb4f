import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Product } from '../../content/product.ts'
import { VideoCard } from './VideoCard.tsx'
import { VideoPoster } from './VideoPoster.tsx'

const None = () => (
  <Box sx={{ py: 6, textAlign: 'center', border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}>
    <Typography variant="h4" component="h3">
      No videos available
    </Typography>
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>Check back later for product videos.</Typography>
  </Box>
)

interface Props {
  product: Product
  onOpened: (index: number) => void
}

/** A product's videos (spec section 2, Product detail). */
export const Videos = ({ product, onOpened }: Props) =>
  product.videos.length === 0 ? (
    <None />
  ) : (
    <Box component="ul" sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {product.videos.map((video, index) => (
        <li key={video.title}>
          <VideoCard
            video={video}
            poster={<VideoPoster product={product} index={index} />}
            onOpened={() => onOpened(index)}
          />
        </li>
      ))}
    </Box>
  )
