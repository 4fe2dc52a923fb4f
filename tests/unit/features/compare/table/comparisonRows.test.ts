import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../../../../scripts/figures/columnsOf.ts'
import { figuresOf } from '../../../../../scripts/figures/reading/figuresOf.ts'
import type { Product } from '../../../../../src/domain/products/product.ts'
import { familyOf } from '../../../../../src/domain/products/product.ts'
import {
  bestRow,
  comparisonGroups,
  statusText,
} from '../../../../../src/features/compare/table/comparisonRows.ts'
import { printSizeOf, statedAlone } from '../../../../../src/features/compare/table/printed.ts'
import type { ComparedItem } from '../../../../../src/features/compare/useComparedItems.ts'
import { fixtureProducts, productOf } from '../../../../support/site/fixtureProducts.ts'
import { testedProducts } from '../../../../support/site/testedProducts.ts'

const products = fixtureProducts

const toItem = (product: Product, products: readonly Product[]): ComparedItem => {
  const family = products.filter((other) => familyOf(other) === familyOf(product))
  return {
    product: { ...product, similar: [], fitting: [] } as ComparedItem['product'],
    figures: figuresOf(product),
    columns: columnsOf(familyOf(product), family.map(figuresOf)),
    size: undefined,
  }
}

const items = new Map(products.map((product) => [product.id, toItem(product, products)]))
const itemsOf = (...ids: number[]): ComparedItem[] => ids.flatMap((id) => items.get(id) ?? [])
const groupsOf = (...ids: number[]) => comparisonGroups(itemsOf(...ids))

const rowOf = (label: string, ...ids: number[]) => {
  const row = groupsOf(...ids)
    .flatMap(({ rows }) => rows)
    .find((candidate) => candidate.label === label)
  return row && { ...row, cells: row.cells.map(({ values, isBest }) => values.join() + (isBest ? ' *' : '')) }
}

const withRow = (id: number, label: string, value: string | string[]): ComparedItem => {
  const [item] = itemsOf(id)
  if (!item) throw new Error('no machine')
  const specifications = { ...item.product.specifications, [label]: value }
  return { ...item, product: { ...item.product, specifications } }
}

const sets = fc.uniqueArray(fc.constantFrom(...products.map(({ id }) => id)), { minLength: 1, maxLength: 4 })

describe('rows', () => {
  it('begin with the figures, then follow the groups of the specifications', () => {
    const [first, ...others] = groupsOf(5, 6)
    expect(first?.title).toBe('Figures')
    expect(first?.rows[0]?.label).toBe('Speed')
    expect(others.map(({ title }) => title)).toContain('General')
  })

  it('have the sheet’s own words, and the figure when one text holds several', () => {
    expect(rowOf('Operating conditions', 5, 7)?.cells).toEqual([
      '0–40 °C, 20–85 % RH, non-condensing',
      '5–40 °C, 20–80 % RH, non-condensing',
    ])
    expect(rowOf('Certificates', 5)?.cells, 'words share a line').toEqual(['CE, RoHS, CB'])
    expect(rowOf('Weight', 4)?.cells).toEqual(['2.6 kg with battery'])
    expect(rowOf('Width', 4)).toBeUndefined()
    expect(rowOf('Dimensions', 4, 5)?.cells).toEqual([
      '230 × 195 × 160 mm (W × D × H, folded)',
      '270 × 285 × 300 mm (W × D × H)',
    ])
    expect(rowOf('Counting speed', 6), 'all of it is said').toBeUndefined()
    expect(rowOf('Speed', 7)?.cells).toEqual(['1,000 notes/min by value, 800 notes/min with serial numbers'])
    expect(rowOf('Counting speed', 5)?.cells, 'which has two speeds').toEqual([
      '1,000 notes/min in mix value, 1,200 notes/min piece count',
    ])
    expect(rowOf('Storage', 39)?.cells, 'with the sum').toEqual(['4,000 notes,2 × 2,000 notes'])
    expect(rowOf('Display', 5, 18)?.cells).toEqual([
      '4.3-inch colour screen, 480 × 272 pixels, Khmer and English menus',
      'Two LED lines: 6-digit count, 4-digit batch',
    ])
  })

  it('of a figure include the row of the same name in a family that does not read it', () => {
    const compared = [...itemsOf(34), withRow(24, 'Languages', 'Khmer, Thai')]
    const rows = comparisonGroups(compared).flatMap((group) => group.rows)
    const languages = rows.filter(({ label }) => label === 'Languages')
    expect(languages.map(({ cells }) => cells.map(({ values }) => values.join()))).toEqual([
      ['Khmer, English, Chinese, Malay, Tamil', 'Khmer, Thai'],
    ])
  })

  it('differ by what lists hold, not by the order of items and words', () => {
    const differs = (a: string | string[], b: string | string[], label = 'Interfaces') =>
      comparisonGroups([withRow(6, label, a), withRow(7, label, b)])
        .flatMap(({ rows }) => rows)
        .find((row) => row.label === label)?.differs
    expect(differs('USB, RS-232', ['RS-232', 'USB'])).toBe(false)
    expect(differs('USB and RS-232', 'RS-232; USB')).toBe(false)
    expect(differs('USB × 2, RS-232', ['RS-232', '2 × USB'])).toBe(false)
    expect(differs('USB, RS-232', 'USB')).toBe(true)
    expect(differs('USB × 2, RS-232', ['RS-232 for printer', 'USB × 2'])).toBe(false)
    expect(differs('RS-232 for till', 'RS-232 for printer')).toBe(true)
    expect(differs('Pocket for 50 notes', 'Pocket for 100 notes')).toBe(true)
    expect(differs('2 × USB, RS-232', 'USB, RS-232')).toBe(true)
    expect(differs('For 2 tills, 10 users', 'For 10 tills, 2 users', 'Licence')).toBe(true)
    expect(differs('−10–40 °C', '10–40 °C', 'Storage place')).toBe(true)
  })

  it('of choices differ by what is included and what is on request', () => {
    const differs = (a: string[], b: string[]) => {
      const { specifications, ...sorter } = productOf(36)
      const sorters = [a, b].map((Currencies) =>
        toItem({ ...sorter, specifications: { ...specifications, Currencies } }, products),
      )
      const rows = comparisonGroups(sorters).flatMap((group) => group.rows)
      return rows.find(({ label }) => label === 'Currencies')?.differs
    }
    const installed = ['KHR and USD installed', 'THB on request']
    expect(differs(installed, ['Installed: USD and KHR', 'On request: THB'])).toBe(false)
    expect(
      differs(installed, ['KHR, USD as delivered', 'THB on request, by our service']),
      'in other words',
    ).toBe(false)
    expect(differs(installed, ['THB and USD installed', 'KHR on request'])).toBe(true)
  })

  it('that not every product states differ by the stated values only', () => {
    expect(rowOf('Counting modes', 5, 6)?.differs).toBe(false)
    expect(rowOf('Operating conditions', 5, 7, 36)?.differs).toBe(true)
  })

  it('of currencies for several purposes differ from those for all', () => {
    const product = productOf(5)
    const differs = (currencies: string) => {
      const specifications = { ...product.specifications, Currencies: currencies }
      const compared = [...itemsOf(5), toItem({ ...product, specifications }, products)]
      const rows = comparisonGroups(compared).flatMap((group) => group.rows)
      return rows.find(({ label }) => label === 'Currencies')?.differs
    }
    expect(differs('CNY, EUR, MYR, VND, THB, SGD, USD and KHR')).toBe(false)
    expect(differs('KHR, USD, SGD, THB, MYR, EUR for fitness; VND, CNY for counting')).toBe(true)
  })

  it('that only one product states are the last group', () => {
    const last = groupsOf(5, 6).at(-1)
    expect(last?.title).toBe('Stated for one only')
    expect(last?.rows.map(({ label }) => label)).toContain('Counting modes')
  })

  it('have a first one that names what each product is best in', () => {
    expect(bestRow(groupsOf(5, 6))).toMatchObject({
      label: 'Best in',
      cells: [{ values: ['Power'] }, { values: ['Speed; Speed by pieces; Daily duty'] }],
    })
    expect(bestRow(groupsOf(5))).toBeUndefined()
  })

  it('of choices are compared with a row of another family by their words', () => {
    const compared = [...itemsOf(34), withRow(24, 'Languages', 'Malay, Tamil, Khmer, English, Chinese')]
    const rows = comparisonGroups(compared).flatMap((group) => group.rows)
    expect(rows.find(({ label }) => label === 'Languages')?.differs).toBe(false)
  })

  it('have what another sheet states in a group of that name', () => {
    expect(rowOf('Counting speed', 5, 6)?.cells[1]).toContain('Piece count: 1,800 notes/min')
  })

  it('say which of them differ, and which value is best', () => {
    expect(rowOf('Speed', 5, 6)).toMatchObject({
      cells: ['1,000 notes/min', '1,500 notes/min *'],
      differs: true,
    })
    expect(rowOf('Power', 5, 6)?.cells).toEqual(['65 W, 3 W standby *', '85 W, 3 W standby'])
    expect(rowOf('Weight', 5, 6)?.cells, 'neither is better').toEqual(['8.2 kg', '8.8 kg'])
    expect(rowOf('Hopper', 5, 6)).toMatchObject({
      cells: Array(2).fill('300 notes, refill while counting'),
      differs: false,
    })
    expect(rowOf('Certificates', 5, 6)?.differs, 'a list and a line of the same words').toBe(false)
  })

  it('name a best only of one family and one measure, and only where one product alone has it', () => {
    const best = (label: string, ...ids: number[]) =>
      rowOf(label, ...ids)?.cells.filter((cell) => cell.endsWith('*'))
    expect(rowOf('Speed', 5, 18)?.cells).toEqual(['1,000 notes/min', expect.stringMatching(/coins\/min$/)])
    expect(rowOf('Speed', 5, 6, 7)?.cells).toEqual([
      '1,000 notes/min',
      '1,500 notes/min *',
      '1,000 notes/min by value, 800 notes/min with serial numbers',
    ])
    expect(best('Power', 5, 6), 'the standby makes no other measure').toHaveLength(1)
    expect(rowOf('Noise', 16, 36)?.cells, 'less noise is better').toEqual(['64 dB(A)', '62 dB(A) *'])
    expect(best('Power', 5, 49), 'a counter and a bander').toEqual([])
    expect(best('Speed', 5, 14, 35), 'counters and a sorter').toEqual([])
    expect(best('Speed', 3, 5), 'by pieces and by value').toEqual([])
    expect(best('Cycle time', 49, 51), 's per band and s per brick').toEqual([])
    expect(best('Tensile strength', 52, 54)).toEqual(['130 N per band *'])
    expect(best('Hopper', 2, 5, 6), 'equally good').toEqual([])
    expect(best('Daily duty', 2, 4, 5)).toEqual(['Up to 80,000 notes/day *'])
  })

  it('name no best among a speed for fitness and another one', () => {
    const speeds = [{ Fitness: '800 notes/min' }, { Sorting: '900 notes/min' }]
    const sorters = speeds.map((Speed) => {
      const { specifications, ...sorter } = productOf(14)
      return toItem({ ...sorter, specifications: { ...specifications, Speed } }, products)
    })
    const [group] = comparisonGroups(sorters)
    expect(group?.rows.find(({ label }) => label === 'Speed')).toMatchObject({
      differs: true,
      cells: [{ isBest: false }, { isBest: false }],
    })
  })

  it('name no best among coins of two values', () => {
    const counters = ['1,500 coins (SGD 20 cents)', '5,000 coins (SGD 10 cents)'].map((hopper) => {
      const { specifications, ...counter } = productOf(18)
      return toItem(
        { ...counter, specifications: { ...specifications, 'Hopper capacity': hopper } },
        products,
      )
    })
    const row = comparisonGroups(counters)
      .flatMap(({ rows }) => rows)
      .find(({ label }) => label === 'Coin hopper')
    expect(row).toMatchObject({ differs: true, cells: [{ isBest: false }, { isBest: false }] })
  })
})

const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf)

/** The numbers of the sheet that its column of the comparison does not have. */
const lostNumbers = ({ product }: ComparedItem, column: readonly string[]): string[] => {
  const shown = new Set(column.flatMap(numbersOf))
  return textsOf(product.specifications)
    .flatMap(numbersOf)
    .filter((number) => !shown.has(number))
}

const all = testedProducts.map((product) => toItem(product, testedProducts))

it('what one product alone states no other of the comparison states, by any pair', () => {
  for (const [index, item] of all.entries())
    for (const other of all.slice(index + 1)) {
      const alone = comparisonGroups([item, other]).find(({ title }) => title === 'Stated for one only')
      const labels = alone?.rows.map(({ label }) => label) ?? []
      expect(new Set(labels).size, `${item.product.name}, ${other.product.name}`).toBe(labels.length)
    }
})

describe('every number of every sheet', () => {
  it.each(all.map((item): [string, ComparedItem] => [item.product.name, item]))(
    'stands in the comparison of the %s, alone and beside each other product',
    (_name, item) => {
      for (const other of [undefined, ...all]) {
        const compared = other === undefined || other === item ? [item] : [item, other]
        const rows = comparisonGroups(compared).flatMap((group) => group.rows)
        const column = rows.flatMap(({ cells }) => cells[0]?.values ?? [])
        expect(lostNumbers(item, column), other?.product.name).toEqual([])
      }
    },
  )
})

describe('on paper', () => {
  it('texts that only one product states stand together, with their groups', () => {
    const [first, second] = statedAlone(groupsOf(5, 35), 2)
    expect(first).toContain('Stacker: 200 notes')
    expect(first?.join()).not.toContain('Escrow')
    expect(second?.join()).toContain('Coin storage: 4,000 coins')
  })

  it('any four products are printed in a readable size (property)', () => {
    fc.assert(
      fc.property(sets, (ids) => {
        const groups = groupsOf(...ids)
        expect(printSizeOf(groups, statedAlone(groups, ids.length))).toBeGreaterThanOrEqual(5.5)
      }),
    )
  })
})

it.each([
  [1, 20, 0, '1 machine'],
  [2, 20, 0, '2 machines; 0 of 20 rows differ'],
  [2, 20, 1, '2 machines; 1 of 20 rows differs'],
  [4, 20, 12, '4 machines; 12 of 20 rows differ'],
])('%i products, %i rows, %i of them differing: %s', (count, rows, differing, text) => {
  expect(statusText(count, rows, differing)).toBe(text)
})
