import { readProducts } from '../../../scripts/build/products.ts'
import { fixtureProducts } from './fixtureProducts.ts'

/**
 * For tests of what is said about sheets: the tests' catalogue, or with `--mode content`, as
 * `npm run test:content` runs them, the shipped one. A mode, since tests read no environment.
 */
export const testedProducts = import.meta.env.MODE === 'content' ? readProducts() : fixtureProducts
