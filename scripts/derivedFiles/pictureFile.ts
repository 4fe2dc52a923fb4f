import type { Product } from '../../src/domain/machines/product.ts'

export const pictureFile = ({
  images: [picture],
  subcategory,
  category,
}: Pick<Product, 'images' | 'subcategory' | 'category'>): string =>
  picture === undefined ? `line-work/${subcategory ?? category}.svg` : `${picture.src.slice(1)}-1600.webp`
