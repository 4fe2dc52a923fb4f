import { all, isOffered } from '../../content/categories.ts'
import type { Country } from '../../content/companies.ts'
import type { ProductSummary } from '../../content/product.ts'
import type { CatalogueFilter } from './catalogueSlice.ts'

/** A product and its searchable texts in lower case, made once and not per keystroke. */
export interface SearchableProduct {
  product: ProductSummary
  texts: readonly string[]
}

export const toSearchable = (product: ProductSummary): SearchableProduct => ({
  product,
  texts: [product.name, ...product.features].map((text) => text.toLowerCase()),
})

const matches = ({ product, texts }: SearchableProduct, filter: CatalogueFilter, needle: string): boolean =>
  (filter.category === all || product.category === filter.category) &&
  (filter.subcategory === all ||
    product.subcategory === undefined ||
    product.subcategory === filter.subcategory) &&
  (needle === '' || texts.some((text) => text.includes(needle)))

/**
 * The products that a filter and a country let through, in their order: category, subcategory (or the product has
 * none), and the search text in the name or any feature, regardless of case (spec section 5). Cambodia sees no coin sorters
 * (spec section 4).
 */
export const filterProducts = (
  products: readonly SearchableProduct[],
  filter: CatalogueFilter,
  country: Country,
): ProductSummary[] => {
  const needle = filter.search.trim().toLowerCase()
  return products
    .filter((entry) => isOffered(entry.product.subcategory, country) && matches(entry, filter, needle))
    .map((entry) => entry.product)
}
