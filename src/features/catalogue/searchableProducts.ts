import { otherFeatures, summaries } from 'virtual:catalogue'
import { toSearchable } from './filterProducts.ts'

/**
 * Every product of the catalogue; imported after hydration, since the first view needs its list page alone. A
 * module of its own is one download, and gives every list the same objects, so that no card is rendered
 * again.
 */
export const searchableProducts = summaries.map((product) => toSearchable(product, otherFeatures[product.id]))
