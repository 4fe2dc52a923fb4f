import { styled } from '@mui/material/styles'
import texts from '../../../content/texts/compare.json'
import sizeTexts from '../../../content/texts/size.json'
import { fill, numberText } from '../../../lib/text.ts'
import { forcedColours } from '../../../ui/styles/accessibility.ts'
import type { ComparedItem } from '../useComparedItems.ts'

const Drawing = styled('svg')(({ theme }) => ({
  width: '100%',
  fill: 'none',
  stroke: theme.vars.palette.text.primary,
  [forcedColours]: { backgroundColor: theme.vars.palette.site.white },
  '& line, & rect': { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
}))

/** The products from the front on one ground line. Each cell has the frame of the largest, so all have one scale. */
export const SizeRow = ({ items }: { items: readonly ComparedItem[] }) => {
  const sizes = items.flatMap(({ size }) => size ?? [])
  if (sizes.length === 0) return null
  const widest = Math.max(...sizes.map(({ width }) => width))
  const highest = Math.max(...sizes.map(({ height }) => height))
  const drawingOf = ({ width, height, picture }: (typeof sizes)[number]) => {
    const position = { x: (widest - width) / 2, y: highest - height, width, height }
    const words = { width: numberText(width), height: numberText(height) }
    return (
      <>
        <Drawing
          viewBox={`0 0 ${widest} ${highest}`}
          preserveAspectRatio="xMinYMax meet"
          role="img"
          aria-label={fill(sizeTexts.compared, words)}
        >
          {picture === null ? (
            <rect {...position} />
          ) : (
            <image {...position} href={picture} preserveAspectRatio="xMidYMax meet" />
          )}
          <line x1={0} y1={highest} x2={widest} y2={highest} />
        </Drawing>
        <small aria-hidden="true">{fill(texts.frontSize, words)}</small>
      </>
    )
  }
  return (
    <tbody data-sizes>
      <tr>
        <th scope="row">
          <span>{items.length > 1 ? `${sizeTexts.title} ${texts.toScale}` : sizeTexts.title}</span>
        </th>
        {items.map(({ product, size }) => (
          <td key={product.id}>{size && drawingOf(size)}</td>
        ))}
      </tr>
    </tbody>
  )
}
