import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import texts from '../../content/texts/product.json'
import type { Product } from '../../machines/product.ts'
import { VideoCard } from './VideoCard.tsx'
import { VideoPoster } from './VideoPoster.tsx'

const EmptyPanel = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(6),
  textAlign: 'center',
  border: `1px dashed ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.corner,
}))

const NoVideos = () => (
  <EmptyPanel>
    <Typography variant="h4" component="h3">
      {texts.noVideos.title}
    </Typography>
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>{texts.noVideos.text}</Typography>
  </EmptyPanel>
)

interface Props {
  product: Product
  onOpened: (index: number) => void
}

export const Videos = ({ product, onOpened }: Props) =>
  product.videos.length === 0 ? (
    <NoVideos />
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
