import { all, isOffered } from '../../content/categories.ts'
import type { Country } from '../../content/countries.ts'
import type { ProductSummary } from '../../domain/products/product.ts'
import type { SearchedPlace } from '../../domain/routing/cataloguePath.ts'
import { plainSpaces, removeInvisible } from '../../lib/invisibleSigns.ts'

/** The text in lower case, without the signs that differ between texts that look the same. */
const comparable = (text: string): string => plainSpaces(removeInvisible(text)).toLowerCase()

/** Prepares a product's name and features once, rather than at each keystroke. */
interface SearchableProduct {
  product: ProductSummary
  texts: readonly string[]
}

/** With its name and all features. */
export const toSearchable = (
  product: ProductSummary,
  otherFeatures: readonly string[] = [],
): SearchableProduct => ({
  product,
  texts: [product.name, ...product.features, ...otherFeatures].map(comparable),
})

const matches = ({ product, texts }: SearchableProduct, searched: SearchedPlace, needle: string): boolean =>
  (searched.category === all || product.category === searched.category) &&
  (searched.subcategory === all ||
    product.subcategory === undefined ||
    product.subcategory === searched.subcategory) &&
  texts.some((text) => text.includes(needle))

/**
 * Filters by category, subcategory (unless the product has none) and search text in the name or any feature,
 * ignoring case (specification 5); leaves out what the country is not offered (specification 4).
 */
export const filterProducts = (
  products: readonly SearchableProduct[],
  searched: SearchedPlace,
  country: Country,
): ProductSummary[] => {
  const needle = comparable(searched.search).trim()
  return products
    .filter((entry) => isOffered(entry.product.subcategory, country) && matches(entry, searched, needle))
    .map((entry) => entry.product)
}
