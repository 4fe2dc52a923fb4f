import fc from 'fast-check'
import { summaries } from 'virtual:catalogue'
import * as data from 'virtual:figures'
import { describe, expect, it } from 'vitest'
import { all } from '../../../../../src/content/categories.ts'
import { countries } from '../../../../../src/content/countries.ts'
import { type FigureValue, isAmount, isChoices } from '../../../../../src/domain/products/figures/figure.ts'
import {
  figureFilters,
  type FilterId,
  filtersOf,
} from '../../../../../src/domain/products/figures/figureFilters.ts'
import { type CatalogueSelection, plainSelection } from '../../../../../src/domain/routing/cataloguePath.ts'
import { filterProducts, toSearchable } from '../../../../../src/features/catalogue/filterProducts.ts'
import { arrange, isSortable, tableColumns } from '../../../../../src/features/catalogue/filters/arrange.ts'
import { facetsOf } from '../../../../../src/features/catalogue/filters/facets.ts'
import { places } from '../../../../support/site/places.ts'

const searchable = summaries.map((product) => toSearchable(product))

const look = (choice: Partial<CatalogueSelection>, country: (typeof countries)[number] = 'Singapore') => {
  const whole = { ...plainSelection, ...choice }
  const inPlace = filterProducts(searchable, { ...whole, search: '' }, country)
  const matching = filterProducts(searchable, whole, country)
  return { inPlace, ...arrange(facetsOf(inPlace, whole, data), matching, whole, data.figures) }
}

const counters = { category: 'cash-processing', subcategory: 'money-counter' } as const
const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id)

const has = (value: FigureValue | undefined, choice: string | number): boolean =>
  value !== undefined && isChoices(value) && value.included.includes(String(choice))

/** Written apart from the code under test. */
const fits = (id: FilterId, product: number, asked: string | number): boolean => {
  const { [id]: value, coinCurrency } = data.figures[product] ?? {}
  if (id === 'currency' && [value, coinCurrency].some((own) => has(own, asked))) return true
  if (value === undefined) return false
  if (isChoices(value)) return has(value, asked)
  return isAmount(value) && (figureFilters[id] === 'most' ? value <= Number(asked) : value >= Number(asked))
}

const placed = fc.record({ place: fc.constantFrom(...places), country: fc.constantFrom(...countries) })

/** A place with filters that it offers. */
const asking = placed.chain(({ place, country }) => {
  const { filters } = look(place, country)
  const one = filters.map(({ id, values }) =>
    fc
      .subarray([...values], { minLength: 1, maxLength: Math.min(2, values.length) })
      .map((some): [FilterId, readonly string[] | number] => [
        id,
        typeof some[0] === 'number' ? some[0] : some.map(String),
      ]),
  )
  return fc
    .tuple(...one)
    .chain((entries) => fc.subarray(entries, { maxLength: Math.min(3, entries.length) }))
    .map((entries) => ({ place, country, asked: Object.fromEntries(entries) }))
})

describe('the filters of a list', () => {
  it.each([{ category: all, subcategory: all } as const, counters])(
    'of $category / $subcategory have a use in some country',
    (place) => {
      const known = countries.flatMap((country) => look(place, country).filters.map(({ id }) => id))
      expect([...filtersOf(place)].sort()).toEqual([...new Set(known)].sort())
    },
  )

  it('leave out amounts in different units', () => {
    const here = { category: 'cash-processing', subcategory: all } as const
    expect(look(here, 'Cambodia').filters.map(({ id }) => id)).toContain('speed')
    expect(look(here, 'Singapore').filters.map(({ id }) => id)).not.toContain('speed')
  })

  it('ask for the amounts of few products and round ones of many', () => {
    const valuesOf = (choice: Partial<CatalogueSelection>, id: FilterId) =>
      look(choice).filters.find((filter) => filter.id === id)?.values
    expect(valuesOf(counters, 'speed')).toEqual([900, 1000, 1500])
    expect(valuesOf(counters, 'weight')).toEqual([5, 10])
    expect(valuesOf({}, 'weight')).toEqual([0.5, 1, 2, 5, 10, 20, 50, 100, 200])
  })
})

describe('what is found', () => {
  it('meets every filter, and nothing else is left out (property)', () => {
    fc.assert(
      fc.property(asking, ({ place, country, asked }) => {
        const { inPlace, found } = look({ ...place, figures: asked }, country)
        const wanted = inPlace.filter(({ id }) =>
          Object.entries(asked).every(([figure, values]) =>
            [values].flat().every((value) => fits(figure as FilterId, id, value)),
          ),
        )
        expect(idsOf(found)).toEqual(idsOf(wanted))
      }),
    )
  })

  it('has as many products as the value promised (property)', () => {
    fc.assert(
      fc.property(asking, fc.nat(), fc.nat(), ({ place, country, asked }, a, b) => {
        const before = look({ ...place, figures: asked }, country)
        const filter = before.filters[a % Math.max(1, before.filters.length)]
        if (!filter) return
        const index = b % filter.values.length
        const value = filter.values[index] ?? ''
        const chosen = asked[filter.id]
        const next =
          typeof value === 'number' ? value : [...(typeof chosen === 'object' ? chosen : []), value]
        const after = look({ ...place, figures: { ...asked, [filter.id]: next } }, country)
        expect(after.found).toHaveLength(before.counts(filter)[index] ?? -1)
      }),
    )
  })

  it('does not count choices on request', () => {
    const currency = look({}).filters.find(({ id }) => id === 'currency')
    expect(currency?.isOnRequest).toBe(true)
    expect(idsOf(look({ figures: { currency: ['VND'] } }).found)).not.toContain(36)
    expect(data.figures[36]?.currency).toHaveProperty('onRequest', expect.arrayContaining(['VND']))
  })

  it('ignores filters and choices that the list does not know', () => {
    const { activeFilters, found, inPlace } = look({
      ...counters,
      figures: { currency: ['XXX'], pockets: 3 },
    })
    expect(activeFilters).toEqual({})
    expect(found).toEqual(inPlace)
    expect(look({ ...counters, figures: { detection: ['uv', 'x'] } }).activeFilters).toEqual({
      detection: ['uv'],
    })
  })
})

describe('the order', () => {
  it('follows the figure, products without it last, equal ones as in the catalogue (property)', () => {
    fc.assert(
      fc.property(placed, fc.boolean(), fc.nat(), ({ place, country }, isDescending, index) => {
        const { columns, found: plain } = look(place, country)
        const amounts = columns.filter(isSortable)
        const id = amounts[index % amounts.length]?.id ?? 'weight'
        const { found } = look({ ...place, order: `${isDescending ? '-' : ''}${id}` }, country)
        expect(idsOf(found).sort()).toEqual(idsOf(plain).sort())
        const rankOf = (product: number): number => {
          const value = data.figures[product]?.[id]
          return isAmount(value) ? (isDescending ? -value : value) : Infinity
        }
        for (const [place, product] of found.entries()) {
          const next = found[place + 1]
          if (!next) continue
          const [rank, nextRank] = [rankOf(product.id), rankOf(next.id)]
          expect(rank < nextRank || (rank === nextRank && product.id < next.id)).toBe(true)
        }
      }),
    )
  })

  it.each(['', 'nonsense', '-', 'currency', 'toString', '-pockets'])('stays as it is with "%s"', (order) => {
    const { found, inPlace, order: applied } = look({ ...counters, order })
    expect(applied).toBeUndefined()
    expect(found).toEqual(inPlace)
  })
})

describe('the columns of the table', () => {
  const columnsOf = (choice: Partial<CatalogueSelection>) => {
    const arrangement = look({ ...counters, ...choice })
    return tableColumns(arrangement).map(({ id }) => id)
  }

  it('begin with the one that is sorted, and keep the order of the others', () => {
    const plain = columnsOf({})
    expect(plain.indexOf('weight')).toBeGreaterThan(2)
    expect(columnsOf({ order: '-weight' })).toEqual(['weight', ...plain.filter((id) => id !== 'weight')])
  })

  it('have the figures that buyers choose by before sizes, and no order where pieces differ', () => {
    const columns = tableColumns(look({}))
    expect(columns.map(({ id }) => id).slice(0, 4)).toEqual(['speed', 'duty', 'weight', 'width'])
    expect(columns.filter(({ units }) => units).map(({ id }) => id)).toEqual(['speed', 'duty'])
    expect(columns[0]?.unit).toBe('notes/min')
    expect(columns[0]?.units).toHaveProperty('coin-sorter', 'coins/min')
    expect(look({ order: '-speed' }).order).toBeUndefined()
  })

  it('are those that a shown product has a value in', () => {
    expect(columnsOf({})).toContain('rejectSize')
    const lightest = columnsOf({ figures: { weight: 5 } })
    expect(lightest).not.toContain('rejectSize')
    expect(lightest).toContain('hopper')
  })
})

it('the columns are those of the family, or what most products of a place share', () => {
  const own = data.columns['money-counter']?.filter(({ id }) => id !== 'passed')
  expect(look(counters).columns).toEqual(own)
  const shared =
    'speed currency detection duty display displayKind interfaces temperature supply power noise width depth height weight'
  expect(look({}).columns.map(({ id }) => id)).toEqual(shared.split(' '))
})

describe('a room', () => {
  it('is one filter among the others', () => {
    const both = look({ ...counters, figures: { detection: ['uv'] }, room: { width: 280 } })
    const [uv, narrow] = [
      look({ ...counters, figures: { detection: ['uv'] } }),
      look({ ...counters, room: { width: 280 } }),
    ]
    expect(idsOf(both.found)).toEqual(idsOf(uv.found).filter((id) => idsOf(narrow.found).includes(id)))
    const filter = narrow.filters.find(({ id }) => id === 'detection')
    if (!filter) throw new Error('no filter')
    expect(narrow.counts(filter)[filter.values.indexOf('uv')]).toBe(both.found.length)
    expect(both.found.length).toBeLessThan(uv.found.length)
  })

  it('names those that fit only when they are turned', () => {
    const { found, turned } = look({ room: { width: 400, depth: 640, height: 730 } })
    expect(idsOf(found)).toContain(36)
    expect([...turned]).toContain(36)
    for (const id of turned) expect(data.figures[id]?.width).toBeGreaterThan(400)
  })
})
