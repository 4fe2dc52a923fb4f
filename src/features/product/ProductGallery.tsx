import { useState } from 'react'
import { Gallery } from '../../components/Gallery.tsx'
import { Plate } from '../../components/Plate.tsx'
import { useHydrated } from '../../components/useHydrated.ts'
import { categoryLabel } from '../../content/categories.ts'
import type { Product } from '../../content/product.ts'
import { ModelView } from './ModelView.tsx'

const pictureSizes = '(min-width: 1248px) 676px, (min-width: 1080px) 54vw, (min-width: 768px) 46vw, 92vw'

/** A product's pictures; its model is shown in place of the large one. */
export const ProductGallery = ({ product }: { product: Product }) => {
  // Choosing a picture starts the 3D view anew, which is closed.
  const [choices, setChoices] = useState(0)
  // The button needs scripts, so no page's HTML carries it.
  const hydrated = useHydrated()
  const { name, model, category, subcategory, images } = product
  const drawing = `Line drawing, ${categoryLabel(category, subcategory)}; product picture to follow`
  return (
    <Gallery
      pictures={images}
      fallback={<Plate kind={subcategory ?? category} alt={drawing} eager />}
      sizes={pictureSizes}
      over={hydrated && model !== undefined && <ModelView key={choices} name={name} model={model} />}
      onSelected={() => setChoices((count) => count + 1)}
    />
  )
}
