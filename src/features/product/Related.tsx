import texts from '../../content/texts/related.json'
import { type ProductDetail, similarPerCountry } from '../../machines/product.ts'
import { RelatedCards } from './RelatedCards.tsx'

/** The products that go with this one, then the similar ones. */
const Related = ({ product: { category, fitting, similar } }: { product: ProductDetail }) => (
  <>
    <RelatedCards
      title={category === 'accessories' ? texts.fits : texts.goesWith}
      products={fitting}
      most={fitting.length}
    />
    <RelatedCards title={texts.similar} products={similar} most={similarPerCountry} />
  </>
)

export default Related
