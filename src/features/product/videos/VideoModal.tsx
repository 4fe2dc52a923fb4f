import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { ProductVideo } from '../../../content/schema/media.ts'
import actions from '../../../content/texts/actions.json'
import texts from '../../../content/texts/video.json'
import { playerFor } from '../../../lib/videoPlayer.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'

const playerStyle = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: 'calc(100dvh - 140px)',
  border: 0,
} as const

const Embed = styled('iframe')(({ theme }) => ({
  ...playerStyle,
  backgroundColor: theme.vars.palette.site.ink,
}))
const VideoFile = styled('video')(({ theme }) => ({
  ...playerStyle,
  backgroundColor: theme.vars.palette.site.ground,
}))
const PlaybackError = styled('p')(({ theme }) => ({ padding: theme.spacing(6, 3), textAlign: 'center' }))

/** Rendered only after a press, because the player contacts the video's host. */
const VideoPlayer = ({ url, title }: { url: string; title: string }) => {
  const [failed, setFailed] = useState(false)
  const player = playerFor(url)
  if (failed) return <PlaybackError role="alert">{texts.failed}</PlaybackError>
  if (player.kind === 'embed')
    return (
      <Embed
        src={player.src}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        // The players refuse to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <VideoFile
      controls
      autoPlay
      playsInline
      poster={player.poster}
      aria-label={title}
      // A playing video fails itself. Before that its sources fail, and React brings those events here too.
      onError={({ target, currentTarget }) => {
        if (target === currentTarget) setFailed(true)
      }}
    >
      {player.sources.map(({ src, type }, index) => (
        <source
          key={src}
          src={src}
          type={type}
          onError={index === player.sources.length - 1 ? () => setFailed(true) : undefined}
        />
      ))}
    </VideoFile>
  )
}

const VideoModal = ({ video, onClose }: { video: ProductVideo; onClose: () => void }) => (
  <Dialog open onClose={onClose} maxWidth="lg" fullWidth>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 3, pr: 1, py: 1 }}>
      <DialogTitle variant="h4" sx={{ flex: 1, p: 0 }}>
        {video.title}
      </DialogTitle>
      <IconButton aria-label={actions.close} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </Box>
    {video.url !== undefined && <VideoPlayer key={video.url} url={video.url} title={video.title} />}
  </Dialog>
)

export default VideoModal
