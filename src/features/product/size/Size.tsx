import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, useId } from 'react'
import texts from '../../../content/texts/size.json'
import type { ProductDetail } from '../../../domain/products/product.ts'
import { sizeDrawingFile, sizeDrawingFormat } from '../../../domain/products/sizeDrawing.ts'
import { AfterHydration } from '../../../ui/AfterHydration.tsx'

const SeeInRoom = lazy(() => import('./SeeInRoom.tsx'))

const Region = styled('section')(({ theme }) => ({
  marginBlockEnd: theme.spacing(5),
  '& figure': { display: 'grid', gap: theme.spacing(1), margin: theme.spacing(2, 0) },
  '& img': { width: '100%', maxWidth: 440, height: 'auto' },
  '& figcaption': { fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
}))

/** The build makes the file. */
export const SizeDrawing = ({ product: { id, size } }: { product: ProductDetail }) =>
  size && (
    <img
      src={`/${sizeDrawingFile(id)}`}
      alt={texts.alt}
      loading="lazy"
      width={sizeDrawingFormat.width}
      height={size.drawingHeight}
    />
  )

/** A drawing of the product beside a familiar thing, and its size. On paper PrintedFrame shows it. */
export const Size = ({ product }: { product: ProductDetail }) => {
  const titleId = useId()
  const { size, arModel } = product
  if (!size) return null
  return (
    <Region aria-labelledby={titleId} className="no-print">
      <Typography id={titleId} variant="h3" component="h2">
        {texts.title}
      </Typography>
      <figure>
        <SizeDrawing product={product} />
        <figcaption>{size.sentence}</figcaption>
      </figure>
      {arModel && (
        <AfterHydration>
          <SeeInRoom product={product} model={arModel} />
        </AfterHydration>
      )}
    </Region>
  )
}
