import { styled } from '@mui/material/styles'
import { encode } from 'uqr'
import texts from '../../content/texts/print.json'

const isDark = (dark: boolean): string => (dark ? '1' : '0')

/** The SVG path of a QR code's dark modules, run by run. */
export const modulesPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      [...row.map(isDark).join('').matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('')

/** In modules: scanners need a light edge. */
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
