import { isAmount } from '../../src/domain/machines/figures/figure.ts'
import type { Product } from '../../src/domain/machines/product.ts'
import { figuresOf } from './reading/figuresOf.ts'

/** In mm. */
export interface MachineSize {
  width: number
  depth: number
  height: number
}

/** What a sheet says; undefined when it leaves a side out. */
export const machineSize = (
  product: Pick<Product, 'category' | 'subcategory' | 'specifications'>,
): MachineSize | undefined => {
  const { width, depth, height } = figuresOf(product)
  return isAmount(width) && isAmount(depth) && isAmount(height) ? { width, depth, height } : undefined
}
