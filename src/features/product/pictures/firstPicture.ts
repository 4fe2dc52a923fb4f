import type { Product } from '../../../domain/products/product.ts'
import { srcSet } from '../../../ui/pictures/Picture.tsx'

/** The widths of the large picture. */
export const pictureSizes =
  '(min-width: 1440px) 732px, (min-width: 1080px) 51vw, (min-width: 768px) 46vw, 92vw'

/**
 * Fetches the picture that the product's page shows first, after everything that the present page needs. A
 * `link` that preloads would make the browser warn of a picture that is not shown soon.
 */
export const preloadFirstPicture = ({ images: [first] }: Product): void => {
  if (!first) return
  const image = new Image()
  image.fetchPriority = 'low'
  image.sizes = pictureSizes
  image.srcset = srcSet(first.src, 'avif')
}
