import type { ReactNode } from 'react'
import { useHydrated } from '../../../browser/useHydrated.tsx'
import { categoryLabel } from '../../../content/categories.ts'
import texts from '../../../content/texts/product.json'
import { fill } from '../../../lib/text.ts'
import { drawingOf, type Product } from '../../../machines/product.ts'
import { useAppDispatch, useAppSelector } from '../../../state/hooks.ts'
import { Gallery } from '../../../ui/Gallery.tsx'
import { LineDrawing } from '../../../ui/LineDrawing.tsx'
import { pictureSelected, pictureTurned, selectPicture } from '../productViewSlice.ts'

const pictureSizes = '(min-width: 1248px) 676px, (min-width: 1080px) 54vw, (min-width: 768px) 46vw, 92vw'

interface Props {
  product: Product
  modelView: ReactNode
  onEnlarged: (index: number) => void
}

export const ProductGallery = ({ product, modelView, onEnlarged }: Props) => {
  const dispatch = useAppDispatch()
  const selected = useAppSelector(selectPicture)
  // The button needs scripts, so the HTML omits it.
  const hydrated = useHydrated()
  const { category, subcategory, images } = product
  const drawing = fill(texts.drawing, { category: categoryLabel(category, subcategory) })
  return (
    <Gallery
      label={texts.pictures}
      enlarge={texts.enlarge}
      pictures={images}
      fallback={<LineDrawing kind={drawingOf(product)} alt={drawing} eager />}
      sizes={pictureSizes}
      over={hydrated && modelView}
      selected={selected}
      onSelected={(index) => dispatch(pictureSelected(index))}
      onTurned={(index) => dispatch(pictureTurned(index))}
      onEnlarged={onEnlarged}
    />
  )
}
