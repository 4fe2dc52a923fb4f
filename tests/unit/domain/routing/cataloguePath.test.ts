import { describe, expect, it } from 'vitest'
import {
  parseCataloguePath,
  parseProductPath,
  plainSelection,
  toCataloguePath,
} from '../../../../src/domain/routing/cataloguePath.ts'
import addresses from '../../../support/fixtures/addresses.json'

const parse = (path: string) => {
  const { pathname, search } = new URL(path, 'http://localhost')
  return parseCataloguePath(pathname, search)
}

describe('addresses of the catalogue', () => {
  it('are short and readable', () => {
    const path =
      '/products/cash-processing/money-counter?q=usb&currency=KHR,EUR&detection=uv,mg&speed=1000' +
      '&weight-max=9.5&fits=600x500x1400&sort=-speed&view=table'
    const selection = {
      category: 'cash-processing',
      subcategory: 'money-counter',
      search: 'usb',
      figures: { currency: ['KHR', 'EUR'], detection: ['uv', 'mg'], speed: 1000, weight: 9.5 },
      room: { width: 600, depth: 500, height: 1400 },
      order: '-speed',
      view: 'table',
    } as const
    expect(parse(path)).toEqual(selection)
    expect(toCataloguePath(selection)).toBe(path)
  })

  it('say a choice once', () => {
    expect(parse('/products?detection=uv,mg,uv')?.figures).toEqual({ detection: ['uv', 'mg'] })
  })

  it.each(addresses.ignoredQueries)('ignore %s among the money counters', (query) => {
    expect(parse(`/products/cash-processing/money-counter${query}`)).toEqual({
      ...plainSelection,
      category: 'cash-processing',
      subcategory: 'money-counter',
    })
  })

  it('hold 200 characters of a search text at most', () => {
    const long = `?q=${'x'.repeat(10_000)}`
    expect(parseCataloguePath('/products', long)?.search).toHaveLength(200)
  })

  it.each(addresses.noLists)('do not include %s', (path) =>
    expect(parseCataloguePath(path, '')).toBeUndefined(),
  )
})

it.each(addresses.products)('of a product: $path is $id', ({ path, id }) =>
  expect(parseProductPath(path)).toBe(id),
)
