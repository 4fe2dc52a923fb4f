import type { ProductSummary } from '../content/product.ts'
import { Picture } from './Picture.tsx'
import { Plate } from './Plate.tsx'

interface Props {
  product: Pick<ProductSummary, 'category' | 'subcategory' | 'name' | 'image'>
  sizes: string
  eager?: boolean
}

/** A product's first picture, or the line drawing of its kind while there is none. */
export const ProductPicture = ({ product, sizes, eager = false }: Props) =>
  product.image ? (
    <Picture {...product.image} sizes={sizes} eager={eager} />
  ) : (
    <Plate kind={product.subcategory ?? product.category} alt="" eager={eager} />
  )
