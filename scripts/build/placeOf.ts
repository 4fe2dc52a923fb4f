import { modelOf, type Product, type ProductPlace } from '../../src/domain/products/product.ts'
import { numberText } from '../../src/lib/text.ts'
import { productSize } from '../figures/productSize.ts'
import { figuresOf } from '../figures/reading/figuresOf.ts'

/** A product that is taller or heavier has its place made ready before it comes. */
const most = { height: 850, weight: 60 }

/** What a sheet says of the place that the product needs; undefined for one that stands anywhere. */
export const placeOf = (product: Product): ProductPlace | undefined => {
  const { weight } = figuresOf(product)
  const size = productSize(product)
  const isHeavy = typeof weight === 'number' && weight >= most.weight
  if (!size || !(isHeavy || size.height >= most.height)) return undefined
  const row = (label: string) => {
    const value = product.specifications[label]
    return typeof value === 'string' ? { text: value } : {}
  }
  return {
    model: modelOf(product),
    footprint: `${numberText(size.width)} × ${numberText(size.depth)} mm`,
    weight: row('Weight').text,
    power: row('Power consumption').text,
  }
}
