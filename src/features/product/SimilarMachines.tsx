import { type RelatedProduct, similarShown } from '../../content/product.ts'
import texts from '../../content/texts/related.json'
import { RelatedCards } from './RelatedCards.tsx'

export const SimilarMachines = ({ products }: { products: readonly RelatedProduct[] }) => (
  <RelatedCards title={texts.similar} products={products} most={similarShown} />
)
