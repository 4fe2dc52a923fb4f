import type { Product } from '../src/content/product.ts'

/** Width, depth and height of a data sheet in mm, without a mast or display that may be taken off. */
export const statedSize = ({ specifications }: Pick<Product, 'specifications'>): number[] => {
  const stated = specifications.Dimensions
  if (typeof stated !== 'string') throw new Error('No dimensions')
  const [size = ''] = stated.split(' mm')
  return size.split(' × ').map((figure) => Number(figure.replace(',', '')))
}
