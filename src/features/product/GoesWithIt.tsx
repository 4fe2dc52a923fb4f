import type { ProductDetail } from '../../content/product.ts'
import texts from '../../content/texts/related.json'
import { RelatedCards } from './RelatedCards.tsx'

export const GoesWithIt = ({ category, fitting }: Pick<ProductDetail, 'category' | 'fitting'>) => (
  <RelatedCards
    title={category === 'accessories' ? texts.fits : texts.goesWith}
    products={fitting}
    most={fitting.length}
  />
)
