import { styled } from '@mui/material/styles'

/** Something that stands on the ground, in mm, and its picture from the front, if there is one. */
export interface Standing {
  width: number
  height: number
  picture: string | null
}

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  fill: 'none',
  stroke: theme.vars.palette.text.primary,
  '& line, & rect': { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
}))

interface Props {
  things: readonly Standing[]
  /** In mm: drawings with the same room, at the same width, have the same scale. */
  room: { width: number; height: number }
  label: string
  className?: string
}

/** Things side by side on one ground line, to scale, in the middle of their room. */
export const SideBySide = ({ things, room, label, className }: Props) => {
  const used = things.reduce((sum, { width }) => sum + width, 0)
  const lefts = things.map((_, index) =>
    things.slice(0, index).reduce((sum, { width }) => sum + width, (room.width - used) / 2),
  )
  return (
    <Drawing viewBox={`0 0 ${room.width} ${room.height}`} role="img" aria-label={label} className={className}>
      {things.map(({ width, height, picture }, index) => {
        const place = { x: lefts[index], y: room.height - height, width, height }
        return picture === null ? (
          <rect key={index} {...place} />
        ) : (
          <image key={index} {...place} href={picture} preserveAspectRatio="xMidYMax meet" />
        )
      })}
      <line x1={0} y1={room.height} x2={room.width} y2={room.height} />
    </Drawing>
  )
}
