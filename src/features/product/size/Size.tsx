import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, useId } from 'react'
import texts from '../../../content/texts/size.json'
import type { ProductDetail } from '../../../domain/products/product.ts'
import { sizeAnchor, sizeDrawingFile, sizeDrawingFormat } from '../../../domain/products/sizeDrawing.ts'
import { withUnits } from '../../../lib/text.ts'
import { OneOpenTerm } from '../../../parts/terms/OneOpenTerm.tsx'
import { AfterHydration } from '../../../ui/AfterHydration.tsx'
import { GroupTable, markerOf } from '../tabs/Specifications.tsx'

const SeeInRoom = lazy(() => import('./SeeInRoom.tsx'))

/** In px. */
const widest = 720

/** The text keeps its size while the lines grow with the window. */
const Drawing = styled('svg')(({ theme }) => {
  const sizeAt = (width: number) => `calc(${theme.fontSize.compact} * ${sizeDrawingFormat.width} / ${width})`
  return {
    width: '100%',
    maxWidth: widest,
    fontSize: theme.fontSize.compact,
    [theme.breakpoints.up('sm')]: { fontSize: sizeAt(theme.breakpoints.values.sm) },
    [theme.breakpoints.up('md')]: { fontSize: sizeAt(widest) },
    '@media print': { fontSize: theme.fontSize.compact },
  }
})

const Region = styled('section')(({ theme }) => ({
  marginBlockEnd: theme.spacing(5),
  scrollMarginBlockStart: theme.spacing(2),
  [theme.breakpoints.up('lg')]: {
    '&:has(> section)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.spacing(6),
      alignItems: 'start',
    },
    // The two headings share a line.
    '& > section': { gridArea: '1 / 2 / span 2', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& h3': { padding: 0 },
  },
  [theme.breakpoints.down('lg')]: { '& > section': { marginBlockStart: theme.spacing(3) } },
  '& h3': theme.typography.h3,
  '& figure': {
    display: 'grid',
    gap: theme.spacing(1),
    margin: theme.spacing(2, 0),
  },
  '& figcaption': { fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
}))

/** The build makes the file. It is used as a part of the page, since a picture could not have the site's font. */
export const SizeDrawing = ({ product: { id, size } }: { product: ProductDetail }) => {
  if (!size) return null
  const { width, height } = sizeDrawingFormat
  const top = height - size.drawingHeight
  return (
    <Drawing viewBox={`0 ${top} ${width} ${size.drawingHeight}`} role="img" aria-label={texts.alt}>
      <use href={`/${sizeDrawingFile(id)}#drawing`} />
    </Drawing>
  )
}

/**
 * A drawing of the product beside a familiar thing, its size, and what its place needs (specification 10.30). On
 * paper PrintedFrame shows the drawing.
 */
export const Size = ({ product }: { product: ProductDetail }) => {
  const titleId = useId()
  const { size, arModel, preparation, terms } = product
  if (!size) return null
  return (
    <Region id={sizeAnchor} aria-labelledby={titleId} className="no-print">
      <Typography id={titleId} variant="h3" component="h2">
        {texts.title}
      </Typography>
      <div>
        <figure>
          <SizeDrawing product={product} />
          <figcaption>{withUnits(size.sentence)}</figcaption>
        </figure>
        {arModel && (
          <AfterHydration>
            <SeeInRoom product={product} model={arModel} />
          </AfterHydration>
        )}
      </div>
      <OneOpenTerm>
        {preparation.map((group) => (
          <GroupTable key={group.title} {...group} mark={markerOf(terms)} />
        ))}
      </OneOpenTerm>
    </Region>
  )
}
