import { expect } from 'vitest'
import type { Product } from '../lib/products.ts'

/** Width, depth and height of a data sheet in mm, without a mast or display that may be taken off. */
const statedSize = ({ specifications }: Pick<Product, 'specifications'>): number[] => {
  const stated = specifications.Dimensions
  if (typeof stated !== 'string') throw new Error('No dimensions')
  const [size = ''] = stated.split(' mm')
  return size.split(' × ').map((figure) => Number(figure.replace(',', '')))
}

/** Width, depth and height in mm are those of the data sheet within 10 %. */
export const expectStatedSize = (product: Pick<Product, 'specifications'>, size: readonly number[]): void => {
  for (const [axis, stated] of statedSize(product).entries()) {
    const actual = size[axis] ?? 0
    const name = `${['width', 'depth', 'height'][axis] ?? ''}: ${actual.toFixed(0)} of ${stated} mm`
    expect(Math.abs(actual / stated - 1), name).toBeLessThan(0.1)
  }
}
