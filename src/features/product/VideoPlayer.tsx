import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { playerFor } from '../../lib/videoPlayer.ts'

const frame = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: 'calc(100dvh - 140px)',
  border: 0,
} as const

const Embed = styled('iframe')(({ theme }) => ({ ...frame, backgroundColor: theme.vars.palette.site.ink }))
const File = styled('video')(({ theme }) => ({ ...frame, backgroundColor: theme.vars.palette.site.ground }))
const Failure = styled('p')(({ theme }) => ({ padding: theme.spacing(6, 3), textAlign: 'center' }))

/** Plays a video at once: rendering it is what makes its host hear of the visitor, so render it on demand. */
export const VideoPlayer = ({ url, title }: { url: string; title: string }) => {
  const [failed, setFailed] = useState(false)
  const player = playerFor(url)
  if (failed) return <Failure role="alert">This video cannot be played here.</Failure>
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
