import type { ProductDetail } from '../../content/product.ts'
import { GoesWithIt } from './GoesWithIt.tsx'
import { SimilarMachines } from './SimilarMachines.tsx'

const Related = ({ product }: { product: ProductDetail }) => (
  <>
    <GoesWithIt {...product} />
    <SimilarMachines products={product.similar} />
  </>
)

export default Related
