import { Fragment, type ReactNode, useState } from 'react'
import { useHydrated } from '../../../browser/useHydrated.tsx'
import { categoryLabel } from '../../../content/categories.ts'
import texts from '../../../content/texts/product.json'
import { fill } from '../../../lib/text.ts'
import { drawingOf, type Product } from '../../../machines/product.ts'
import { Gallery } from '../../../ui/Gallery.tsx'
import { LineDrawing } from '../../../ui/LineDrawing.tsx'

const pictureSizes = '(min-width: 1248px) 676px, (min-width: 1080px) 54vw, (min-width: 768px) 46vw, 92vw'

interface Props {
  product: Product
  modelView: ReactNode
  onEnlarged: (index: number) => void
}

export const ProductGallery = ({ product, modelView, onEnlarged }: Props) => {
  // A new key closes the 3D view when a picture is selected.
  const [choices, setChoices] = useState(0)
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
      over={hydrated && <Fragment key={choices}>{modelView}</Fragment>}
      onEnlarged={onEnlarged}
      onSelected={() => setChoices((count) => count + 1)}
    />
  )
}
