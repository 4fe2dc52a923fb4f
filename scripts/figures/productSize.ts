import { isAmount } from '../../src/domain/products/figures/figure.ts'
import type { Product } from '../../src/domain/products/product.ts'
import { figuresOf } from './reading/figuresOf.ts'

/** In mm. */
export interface ProductSize {
  width: number
  depth: number
  height: number
}

/** The size on a sheet; undefined when it leaves out a side. */
export const productSize = (
  product: Pick<Product, 'category' | 'subcategory' | 'specifications'>,
): ProductSize | undefined => {
  const { width, depth, height } = figuresOf(product)
  return isAmount(width) && isAmount(depth) && isAmount(height) ? { width, depth, height } : undefined
}
