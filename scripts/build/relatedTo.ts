import type { Product, RelatedProduct, RelatedProducts } from '../../src/domain/products/product.ts'
import { similarTo } from '../figures/comparison/similarTo.ts'
import { toCardBase } from './cards.ts'
import { fittingProducts } from './goesWith.ts'

const toRelated = (product: Product, note: string): RelatedProduct => ({
  ...toCardBase(product),
  picture: product.images[0]?.src ?? null,
  note,
})

const asSentence = (note: string): string => note.charAt(0).toUpperCase() + note.slice(1)

export const relatedTo = (product: Product, products: readonly Product[]): RelatedProducts => ({
  similar: similarTo(product, products).map(({ product: other, difference }) => toRelated(other, difference)),
  fitting: fittingProducts(product, products).map(({ product: other, note }) =>
    toRelated(other, asSentence(note)),
  ),
})
