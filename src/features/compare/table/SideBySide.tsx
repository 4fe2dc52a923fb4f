import { styled } from '@mui/material/styles'
import { forcedColours } from '../../../ui/styles/accessibility.ts'

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

interface Props extends FrontView {
  /** In mm. Drawings of the same frame and width have the same scale. */
  frame: { width: number; height: number }
  label: string
}

/** Draws a thing to scale on the ground line, in the middle of the frame: beside others, all stand on one line. */
export const SideBySide = ({ width, height, picture, frame, label }: Props) => {
  const position = { x: (frame.width - width) / 2, y: frame.height - height, width, height }
  return (
    <Drawing viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
      {picture === null ? (
        <rect {...position} />
      ) : (
        <image {...position} href={picture} preserveAspectRatio="xMidYMax meet" />
      )}
      <line x1={0} y1={frame.height} x2={frame.width} y2={frame.height} />
    </Drawing>
  )
}
