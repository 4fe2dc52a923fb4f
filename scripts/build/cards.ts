import type { Product, ProductSummary, ProductTeaser } from '../../src/domain/products/product.ts'

/** By specification 2.5. */
export const featuresPerCard = 3

export const toCardBase = ({ id, name, category, subcategory }: Product) => ({
  id,
  name,
  category,
  ...(subcategory !== undefined && { subcategory }),
})

export const toSummary = (product: Product): ProductSummary => ({
  ...toCardBase(product),
  features: product.features.slice(0, featuresPerCard),
  image: product.images[0] ?? null,
})

export const otherFeatures = ({ features }: Product): readonly string[] => features.slice(featuresPerCard)

export const toTeaser = (product: Product): ProductTeaser => ({
  ...toSummary(product),
  features: product.features.slice(0, 5),
  description: product.description,
  images: product.images,
})
