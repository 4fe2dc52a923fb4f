import { paths } from '../../src/app/paths.ts'
import { categories } from '../../src/content/categories.ts'
import type { Product } from '../../src/content/product.ts'

/**
 * Netlify's _redirects: other spellings of an address lead to its page. `/products/007` is product 7, a segment below
 * a product is that product, and "all" of a category is the category (spec section 2, design section 8.4).
 */
export const redirects = (products: readonly Pick<Product, 'id'>[]): string =>
  [
    ['/products/all', paths.catalogue()],
    ...categories.map(({ id }) => [`/products/${id}/all`, paths.catalogue(id)]),
    ...products.flatMap(({ id }) => {
      const spellings = new Set([2, 3].map((length) => String(id).padStart(length, '0')))
      spellings.delete(String(id))
      return [
        // Not `*`, which matches the target too: Netlify drops a rule that could lead to itself.
        [`/products/${id}/:segment`, paths.product(id)],
        ...[...spellings].map((text) => [`/products/${text}`, paths.product(id)]),
      ]
    }),
  ]
    .map(([from, to]) => `${from ?? ''} ${to ?? ''} 301`)
    .join('\n')
    .concat('\n')
