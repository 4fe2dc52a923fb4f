import { isAmount } from '../src/machines/figures/figure.ts'
import { figuresOf } from '../src/machines/figures/figuresOf.ts'
import type { MachineSize } from '../src/machines/machineSize.ts'
import type { Product } from '../src/machines/product.ts'

/** What a sheet says; undefined when it leaves a side out. */
export const machineSize = (
  product: Pick<Product, 'category' | 'subcategory' | 'specifications'>,
): MachineSize | undefined => {
  const { width, depth, height } = figuresOf(product)
  return isAmount(width) && isAmount(depth) && isAmount(height) ? { width, depth, height } : undefined
}
