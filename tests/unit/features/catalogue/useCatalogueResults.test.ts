import { describe, expect, it } from 'vitest'
import { toSummary } from '../../../../scripts/build/cards.ts'
import { catalogueLists } from '../../../../scripts/build/catalogueLists.ts'
import { countries } from '../../../../src/content/countries.ts'
import { pageSize } from '../../../../src/domain/machines/product.ts'
import {
  parseCataloguePath,
  parseListPage,
  plainChoice,
} from '../../../../src/domain/routing/cataloguePath.ts'
import { cataloguePaths } from '../../../../src/domain/routing/paths.ts'
import { filterProducts, toSearchable } from '../../../../src/features/catalogue/filterProducts.ts'
import { isListOf, listWindow, resultsOf } from '../../../../src/features/catalogue/useCatalogueResults.ts'
import { wholeCatalogue } from '../../../../src/features/catalogue/wholeCatalogue.ts'
import { manyProducts } from '../../../support/manyProducts/manyProducts.ts'
import { fixtureProducts } from '../../../support/site/fixtureProducts.ts'

const many = manyProducts(400)
const searchable = many.map((product) => toSearchable(toSummary(product)))
const lists = catalogueLists(many)

const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id)

const found = (path: string, country: (typeof countries)[number]) =>
  filterProducts(searchable, parseCataloguePath(path, '') ?? plainChoice, country)

const listAt = (path: string) => {
  const list = lists.get(path)
  if (!list) throw new Error(`no list at ${path}`)
  return list
}

describe('the pages of a list', () => {
  it('are one each with the products of the site', () => {
    expect([...catalogueLists(fixtureProducts).keys()]).toEqual(cataloguePaths)
  })

  it('hold 60 products at most, together every product of the list once, in its order', () => {
    for (const path of cataloguePaths) {
      const pages = [...lists].filter(([address]) => parseListPage(address).list === path)
      const products = pages.flatMap(([, page]) => page.products)
      const ofAnyCountry = new Set(countries.flatMap((country) => idsOf(found(path, country))))
      expect(idsOf(products), path).toEqual([...ofAnyCountry].sort((a, b) => a - b))
      expect(Math.max(...pages.map(([, page]) => page.products.length))).toBeLessThanOrEqual(pageSize)
      expect(pages.map(([, { isLast }]) => isLast)).toEqual(
        pages.map((_, index) => index === pages.length - 1),
      )
    }
  })

  it('are none after the last', () => {
    expect(listAt('/products/page/7')).toMatchObject({ number: 7, isLast: true })
    expect(lists.get('/products/page/8')).toBeUndefined()
  })

  it('have an address in one spelling', () => {
    expect(parseListPage('/products/printers/page/2')).toEqual({ list: '/products/printers', page: 2 })
    for (const path of ['/products/page/1', '/products/page/0', '/products/page/02', '/products/page/x'])
      expect(parseListPage(path)).toEqual({ list: path, page: 1 })
  })

  it('say how many each country has in the whole list', () => {
    for (const [address, { counts }] of lists)
      for (const country of countries) expect(counts[country], address).toBe(found(address, country).length)
  })
})

describe('a choice', () => {
  it.each([
    ['/products', {}, true],
    ['/products/page/3', {}, true],
    ['/products', { search: 'x' }, false],
    ['/products', { figures: { weight: 10 } }, false],
    ['/products', { order: 'weight' }, false],
    ['/products', { view: 'table' }, false],
    ['/products', { category: 'printers' }, false],
    ['/products/printers', { category: 'printers' }, true],
    ['/products/printers', {}, false],
  ] as const)('of the list of %s alone: %o is %s', (path, choice, isAlone) =>
    expect(isListOf(listAt(path), { ...plainChoice, ...choice })).toBe(isAlone),
  )
})

describe('what is shown', () => {
  const list = listAt('/products')
  const ofCambodia = found('/products', 'Cambodia')
  const base = { choice: plainChoice, list, isLoaded: true, pages: 1 } as const

  it('is the page of the HTML until the rest is known, with the address of the next', () => {
    const part = listWindow({ ...base, found: list.products, isLoaded: false })
    expect(part).toEqual({
      shown: list.products,
      hasMore: true,
      previous: undefined,
      next: '/products/page/2',
    })
  })

  it('begins where the page of the address begins, and grows by 60', () => {
    const third = listAt('/products/page/3')
    const part = listWindow({ ...base, found: ofCambodia, list: third, pages: 2 })
    const first = third.products.find(({ subcategory }) => subcategory !== 'coin-sorter')
    expect(part.shown[0]?.id).toBe(first?.id)
    expect(part.shown).toHaveLength(2 * pageSize)
    expect(part).toMatchObject({ hasMore: true, previous: '/products/page/2', next: '/products/page/5' })
  })

  it('of a search begins with the first, and has no addresses of pages', () => {
    const part = listWindow({
      ...base,
      found: ofCambodia,
      list: listAt('/products/page/3'),
      choice: { ...plainChoice, search: 'x' },
    })
    expect(part).toEqual({
      shown: ofCambodia.slice(0, pageSize),
      hasMore: true,
      previous: undefined,
      next: undefined,
    })
  })

  it('of a search goes no further while only the page is known', () => {
    const choice = { ...plainChoice, search: 'x' }
    const part = listWindow({ ...base, found: list.products, choice, isLoaded: false })
    expect(part).toMatchObject({ shown: list.products, hasMore: false })
  })

  it('begins with the first when the country has nothing of the page of the address', () => {
    const second = listAt('/products/page/2')
    const others = ofCambodia.filter(({ id }) => !idsOf(second.products).includes(id))
    const part = listWindow({ ...base, found: others, list: second })
    expect(part.shown).toEqual(others.slice(0, pageSize))
  })

  it('ends with what is found', () => {
    const few = ofCambodia.slice(0, pageSize)
    expect(listWindow({ ...base, found: few })).toMatchObject({ shown: few, hasMore: false, next: undefined })
  })
})

it('a list is as without an order whose column the place does not have', () => {
  const list = listAt('/products/printers')
  const isListWith = (order: string): boolean => {
    const choice = { ...plainChoice, category: 'printers', order } as const
    return isListOf(list, resultsOf(wholeCatalogue, choice, list, 'Cambodia', countries).applied)
  }
  expect(isListWith('-speed')).toBe(true)
  expect(isListWith('-weight')).toBe(false)
})
