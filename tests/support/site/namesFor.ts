import type { Country } from '../../../src/content/countries.ts'
import { fixtureProducts } from './fixtureProducts.ts'

export interface Filter {
  category?: string
  subcategory?: string
  search?: string
}

/** The names that the specification's filter lets through (sections 4 and 5), in the catalogue's order. */
export const namesFor = (
  { category, subcategory, search = '' }: Filter,
  country: Country = 'Cambodia',
  catalogue = fixtureProducts,
) =>
  catalogue
    .filter((product) => country === 'Singapore' || product.subcategory !== 'coin-sorter')
    .filter((product) => category === undefined || product.category === category)
    .filter((product) => subcategory === undefined || [undefined, subcategory].includes(product.subcategory))
    .filter(({ name, features }) =>
      [name, ...features].some((text) => text.toLowerCase().includes(search.toLowerCase())),
    )
    .map(({ name }) => name)
