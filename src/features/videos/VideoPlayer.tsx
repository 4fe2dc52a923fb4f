import { styled } from '@mui/material/styles'
import { useState } from 'react'
import texts from '../../content/texts/video.json'
import { playerFor } from '../../lib/videoPlayer.ts'

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
const File = styled('video')(({ theme }) => ({
  ...playerStyle,
  backgroundColor: theme.vars.palette.site.ground,
}))
const PlaybackError = styled('p')(({ theme }) => ({ padding: theme.spacing(6, 3), textAlign: 'center' }))

/** Render on demand only: the player contacts the video's host. */
export const VideoPlayer = ({ url, title }: { url: string; title: string }) => {
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
    <File controls autoPlay playsInline poster={player.poster} aria-label={title}>
      {player.sources.map(({ src, type }, index) => (
        <source
          key={src}
          src={src}
          type={type}
          onError={index === player.sources.length - 1 ? () => setFailed(true) : undefined}
        />
      ))}
    </File>
  )
}
