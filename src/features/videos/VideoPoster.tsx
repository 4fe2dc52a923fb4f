import { drawingOf, type Product } from '../../machines/product.ts'
import { LineDrawing } from '../../ui/LineDrawing.tsx'
import { PictureWithFallback } from '../../ui/PictureWithFallback.tsx'

interface Props {
  product: Product
  /** Each video has another picture while there are enough. */
  index: number
}

/** A poster of the video's host would tell the host about the visitor before Play. */
export const VideoPoster = ({ product, index }: Props) => {
  const picture = product.images[index % product.images.length]
  const drawing = <LineDrawing kind={drawingOf(product)} alt="" />
  return picture ? (
    <PictureWithFallback src={picture.src} alt="" sizes="(min-width: 768px) 580px, 92vw" fallback={drawing} />
  ) : (
    drawing
  )
}
