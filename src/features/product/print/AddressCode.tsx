import { styled } from '@mui/material/styles'
import { encode } from 'uqr'
import texts from '../../../content/texts/print.json'
import { darkRuns } from '../../../lib/darkRuns.ts'

/** The SVG path of a QR code's dark modules. */
export const modulesPath = (rows: readonly (readonly boolean[])[]): string =>
  darkRuns(rows)
    .map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
    .join('')

/** In modules of the code: scanners need a light edge. */
const edge = 4

const Svg = styled('svg')(({ theme }) => ({
  width: '26mm',
  height: '26mm',
  flex: 'none',
  forcedColorAdjust: 'none',
  backgroundColor: theme.vars.palette.site.white,
  fill: theme.vars.palette.site.ink,
}))

export const AddressCode = ({ url }: { url: string }) => {
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const side = size + 2 * edge
  return (
    <Svg
      role="img"
      aria-label={texts.code}
      viewBox={`${-edge} ${-edge} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={modulesPath(data)} />
    </Svg>
  )
}
