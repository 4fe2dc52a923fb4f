import fc from 'fast-check'
import { otherFeatures, summaries } from 'virtual:catalogue'
import { describe, expect, it } from 'vitest'
import { all } from '../../../../src/content/categories.ts'
import { countries } from '../../../../src/content/countries.ts'
import { plainSelection } from '../../../../src/domain/routing/cataloguePath.ts'
import { filterProducts, toSearchable } from '../../../../src/features/catalogue/filterProducts.ts'
import { fixtureProducts } from '../../../support/site/fixtureProducts.ts'
import { namesFor } from '../../../support/site/namesFor.ts'
import { places } from '../../../support/site/places.ts'

const products = summaries.map((product) => toSearchable(product, otherFeatures[product.id]))

describe('the filter', () => {
  it('finds exactly the products with the text in name or feature, in any case and country (property)', () => {
    const texts = fixtureProducts.flatMap(({ name, features }) => [name, ...features])
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        fc.boolean(),
        fc.constantFrom(...places),
        fc.constantFrom(...countries),
        (text, from, upper, place, country) => {
          const part = text.slice(from % text.length)
          const chosen = Object.entries(place).filter(([, id]) => id !== all)
          const search = upper ? part.toUpperCase() : part
          const found = filterProducts(products, { ...place, search }, country)
          expect(found.map(({ name }) => name)).toEqual(
            namesFor({ ...Object.fromEntries(chosen), search: search.trim() }, country),
          )
        },
      ),
    )
  })
})

it.each([
  ['MC\u00a0280', 'MC 280'],
  ['mixed\u2011value', 'Mixed-Value'],
  ['mixed\u200b-va\u00adlue', 'Mixed-Value'],
  ['money   counter', 'Money Counter'],
  [' MC 280 ', 'MC 280'],
])('finds the same with %j as with %j', (search, plain) => {
  const found = (text: string) => filterProducts(products, { ...plainSelection, search: text }, 'Singapore')
  expect(found(search)).toEqual(found(plain))
  expect(found(search)).not.toEqual([])
})

it('finds a name that has such signs', () => {
  const [summary] = summaries
  if (!summary) throw new Error('The catalogue is empty')
  const entry = toSearchable({ ...summary, name: 'MC\u00a0\u200b  9\u00ad99\u2011B' })
  expect(filterProducts([entry], { ...plainSelection, search: 'mc 999-b' }, 'Singapore')).toHaveLength(1)
})
