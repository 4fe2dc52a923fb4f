import { categories } from '../../src/content/categories.ts'
import type { Product } from '../../src/domain/products/product.ts'
import { paths } from '../../src/domain/routing/paths.ts'

export const unknownProductFile = 'unknown-product.html'

/** Netlify's _redirects, by which other spellings lead to the page (specification 2, specification 10.4). */
export const redirects = (products: readonly Pick<Product, 'id'>[]): string =>
  [
    [`${paths.catalogue()}/all`, paths.catalogue()],
    ...categories.map(({ id }) => [`${paths.catalogue(id)}/all`, paths.catalogue(id)]),
    ...products.flatMap(({ id }) => {
      const spellings = new Set([2, 3].map((length) => String(id).padStart(length, '0')))
      spellings.delete(String(id))
      return [
        // Not `*`, because it would match the target too, and Netlify drops a rule that may redirect to itself.
        [`${paths.product(id)}/:segment`, paths.product(id)],
        ...[...spellings].map((text) => [`${paths.catalogue()}/${text}`, paths.product(id)]),
      ]
    }),
  ]
    .map(([from, to]) => `${from ?? ''} ${to ?? ''} 301`)
    .concat(`${paths.catalogue()}/:number /${unknownProductFile} 404`)
    .join('\n')
    .concat('\n')
