import fc from 'fast-check'
import { otherFeatures, summaries } from 'virtual:catalogue'
import { describe, expect, it } from 'vitest'
import { all, categories } from '../../../../src/content/categories.ts'
import { plainChoice } from '../../../../src/domain/routing/cataloguePath.ts'
import { filterProducts, toSearchable } from '../../../../src/features/catalogue/filterProducts.ts'
import { fixtureProducts } from '../../../support/site/fixtureProducts.ts'

const shipped = fixtureProducts
const products = summaries.map((product) => toSearchable(product, otherFeatures[product.id]))
const coinSorters = { ...plainChoice, category: 'cash-processing', subcategory: 'coin-sorter' } as const
const places = categories.flatMap(({ id, subcategories }) => [
  [id, all] as const,
  ...subcategories.map((subcategory) => [id, subcategory.id] as const),
])

describe('the filter', () => {
  it('lets everything through for Singapore, and no coin sorter for Cambodia', () => {
    expect(filterProducts(products, plainChoice, 'Singapore')).toHaveLength(summaries.length)
    const cambodia = filterProducts(products, plainChoice, 'Cambodia')
    expect(cambodia.length).toBeGreaterThan(20)
    expect(cambodia.filter(({ subcategory }) => subcategory === 'coin-sorter')).toEqual([])
    expect(filterProducts(products, coinSorters, 'Cambodia')).toEqual([])
  })

  it('keeps a product without subcategory under any subcategory of its category', () => {
    const ids = filterProducts(
      products,
      { category: 'accessories', subcategory: 'banding-tape', search: '' },
      'Singapore',
    ).map(({ id }) => id)
    expect(ids).toEqual([41, 52, 54])
  })

  it('finds any part of a name or feature in any case, and only such (property)', () => {
    const texts = shipped.flatMap(({ name, features }) => [name, ...features])
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        fc.constantFrom(...places),
        (text, a, b, upper, [category, subcategory]) => {
          const part = text.slice(
            Math.min(a % text.length, b % text.length),
            (Math.max(a, b) % text.length) + 1,
          )
          const search = upper ? part.toUpperCase() : part
          const found = new Set(
            filterProducts(products, { category, subcategory, search }, 'Singapore').map(({ id }) => id),
          )
          for (const product of shipped) {
            const needle = search.trim().toLowerCase()
            const says = [product.name, ...product.features].some((each) =>
              each.toLowerCase().includes(needle),
            )
            const inPlace =
              product.category === category &&
              (subcategory === all || [undefined, subcategory].includes(product.subcategory))
            expect(found.has(product.id)).toBe(says && inPlace)
          }
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
])('finds the same with %j as with %j', (search, plain) => {
  const found = (text: string) => filterProducts(products, { ...plainChoice, search: text }, 'Singapore')
  expect(found(search)).toEqual(found(plain))
  expect(found(search)).not.toEqual([])
})

it('finds a name that has such signs itself', () => {
  const [summary] = summaries
  if (!summary) throw new Error('The catalogue is empty')
  const entry = toSearchable({ ...summary, name: 'MC\u00a0\u200b  9\u00ad99\u2011B' })
  expect(filterProducts([entry], { ...plainChoice, search: 'mc 999-b' }, 'Singapore')).toHaveLength(1)
})
