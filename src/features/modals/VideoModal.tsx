import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Icon } from '../../components/icons.tsx'
import { VideoPlayer } from '../../components/VideoPlayer.tsx'
import type { ProductVideo } from '../../content/product.ts'

interface Props {
  video: ProductVideo
  onClose: () => void
}

/** A video over the page; it starts by itself, since the visitor pressed Play to come here. */
export default function VideoModal({ video, onClose }: Props) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 3, pr: 1, py: 1 }}>
        <Typography id={titleId} variant="h4" component="h2" sx={{ flexGrow: 1 }}>
          {video.title}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {video.url !== undefined && <VideoPlayer url={video.url} title={video.title} />}
    </Dialog>
  )
}
