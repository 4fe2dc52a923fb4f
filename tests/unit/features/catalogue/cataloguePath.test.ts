import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FigureFilters,
  parseCataloguePath,
  parseProductPath,
  plainSelection,
  toCataloguePath,
} from '../../../../src/features/catalogue/cataloguePath.ts'
import {
  figureFilters,
  type FilterId,
  filtersOf,
} from '../../../../src/features/catalogue/filters/figureFilters.ts'
import { places } from '../../../support/site/places.ts'

const parse = (path: string) => {
  const { pathname, search } = new URL(path, 'http://localhost')
  return parseCataloguePath(pathname, search)
}

const amount = fc.nat({ max: 999_999_900 }).map((hundredths) => hundredths / 100)
const choices = fc.uniqueArray(fc.stringMatching(/^\w{1,12}$/), { minLength: 1, maxLength: 20 })

const figuresIn = (ids: readonly FilterId[]): fc.Arbitrary<FigureFilters> =>
  fc.record(
    Object.fromEntries(
      ids.map((id): [FilterId, fc.Arbitrary<string[] | number>] => [
        id,
        figureFilters[id] === 'choices' ? choices : amount,
      ]),
    ),
    { requiredKeys: [] },
  )

const side = fc.integer({ min: 1, max: 99_999 })
const room = fc.record({ width: side, depth: side, height: side }, { requiredKeys: [] })

const selection = fc.constantFrom(...places).chain((place) =>
  fc.record({
    category: fc.constant(place.category),
    subcategory: fc.constant(place.subcategory),
    search: fc.string({ maxLength: 200 }),
    figures: figuresIn(filtersOf(place)),
    room,
    order: fc.constantFrom('', 'speed', '-speed', '-weight', 'rollSize'),
    view: fc.constantFrom('cards' as const, 'table' as const),
  }),
)

describe('addresses of the catalogue', () => {
  it('say the whole choice and are read back (property)', () => {
    fc.assert(
      fc.property(selection, (chosen) => {
        expect(parse(toCataloguePath(chosen))).toEqual(chosen)
      }),
    )
  })

  it('are short and readable', () => {
    const path =
      '/products/cash-processing/money-counter?q=usb&currency=KHR,EUR&detection=uv,mg&speed=1000' +
      '&weight-max=9.5&fits=600x500x1400&sort=-speed&view=table'
    expect(parse(path)).toEqual({
      category: 'cash-processing',
      subcategory: 'money-counter',
      search: 'usb',
      figures: { currency: ['KHR', 'EUR'], detection: ['uv', 'mg'], speed: 1000, weight: 9.5 },
      room: { width: 600, depth: 500, height: 1400 },
      order: '-speed',
      view: 'table',
    })
  })

  it('say a choice once', () => {
    expect(parse('/products?detection=uv,mg,uv')?.figures).toEqual({ detection: ['uv', 'mg'] })
  })

  it.each([
    '?speed=fast',
    '?weight=5',
    '?pockets=3',
    '?detection=,',
    '?currency=%3Cb%3E',
    '?view=list',
    '?fits=600',
    '?x=1',
  ])('ignore %s among the money counters', (query) => {
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

  it.each([
    '/products/nothing',
    '/products/page/2',
    '/products/Printers',
    '/products/constructor',
    '/products/printers/nothing',
    '/products/5',
    '/about',
    '/products/printers/all/x',
  ])('do not include %s', (path) => expect(parseCataloguePath(path, '')).toBeUndefined())
})

describe('addresses of products', () => {
  it.each([
    ['/products/5', 5],
    ['/products/007', 7],
    ['/products/5/anything', 5],
    ['/products/5x', undefined],
    ['/products/constructor', undefined],
    ['/products', undefined],
  ])('of a product: %s is %s', (path, id) => expect(parseProductPath(path)).toBe(id))
})
