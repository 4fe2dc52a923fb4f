import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { details } from 'virtual:product-details'
import { useLoaded } from '../../browser/useLoaded.ts'
import actions from '../../content/texts/actions.json'
import { Icon } from '../../ui/icons.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

interface Props {
  productId: number
  index: number
  onClose: () => void
}

const unknownProduct = () => Promise.reject(new Error('unknown product'))

const VideoModal = ({ productId, index, onClose }: Props) => {
  const video = useLoaded(details[productId] ?? unknownProduct)?.default.videos[index]
  const titleId = useId()
  if (!video) return null
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 3, pr: 1, py: 1 }}>
        <Typography id={titleId} variant="h4" component="h2" sx={{ flexGrow: 1 }}>
          {video.title}
        </Typography>
        <IconButton aria-label={actions.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {video.url !== undefined && <VideoPlayer url={video.url} title={video.title} />}
    </Dialog>
  )
}

export default VideoModal
