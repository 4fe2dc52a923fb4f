import type { Product } from '../../src/domain/products/product.ts'

/** The path in `public` of a product's first picture, or of its line drawing. */
export const pictureFile = ({
  images: [picture],
  subcategory,
  category,
}: Pick<Product, 'images' | 'subcategory' | 'category'>): string =>
  picture === undefined ? `line-work/${subcategory ?? category}.svg` : `${picture.src.slice(1)}-1600.webp`
