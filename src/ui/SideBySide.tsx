import { styled } from '@mui/material/styles'
import { forcedColours } from './styles/accessibility.ts'

/** A product or another thing seen from the front; sizes are in mm. */
export interface FrontView {
  width: number
  height: number
  picture: string | null
}

const Drawing = styled('svg')(({ theme }) => ({
  width: '100%',
  fill: 'none',
  stroke: theme.vars.palette.text.primary,
  [forcedColours]: { backgroundColor: theme.vars.palette.site.white },
  '& line, & rect': { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
}))

interface Props {
  things: readonly FrontView[]
  /** The frame in mm. Drawings with the same frame and width have the same scale. */
  frame: { width: number; height: number }
  label: string
}

/** Draws things to scale on one ground line, in the middle of the frame. */
export const SideBySide = ({ things, frame, label }: Props) => {
  const used = things.reduce((sum, { width }) => sum + width, 0)
  const lefts = things.map((_, index) =>
    things.slice(0, index).reduce((sum, { width }) => sum + width, (frame.width - used) / 2),
  )
  return (
    <Drawing viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
      {things.map(({ width, height, picture }, index) => {
        const position = { x: lefts[index], y: frame.height - height, width, height }
        return picture === null ? (
          <rect key={index} {...position} />
        ) : (
          <image key={index} {...position} href={picture} preserveAspectRatio="xMidYMax meet" />
        )
      })}
      <line x1={0} y1={frame.height} x2={frame.width} y2={frame.height} />
    </Drawing>
  )
}
