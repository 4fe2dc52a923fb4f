import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../../../../scripts/figures/columnsOf.ts'
import { figuresOf } from '../../../../../scripts/figures/reading/figuresOf.ts'
import type { SpecificationValue } from '../../../../../src/content/schema/specification.ts'
import type { Product } from '../../../../../src/domain/products/product.ts'
import { familyOf } from '../../../../../src/domain/products/product.ts'
import {
  bestLabels,
  compareRows,
  rowsIn,
  statusText,
} from '../../../../../src/features/compare/table/comparisonRows.ts'
import { inOneRow, printSizeOf } from '../../../../../src/features/compare/table/printed.ts'
import type { ComparedItem } from '../../../../../src/features/compare/useComparedItems.ts'
import lines from '../../../../support/fixtures/comparedRows.json'
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
const compare = (...ids: number[]) => compareRows(itemsOf(...ids))

/** All rows of a comparison. */
const allRows = (compared: readonly ComparedItem[]) => {
  const { groups, alone } = compareRows(compared)
  return [...rowsIn(groups), ...alone]
}

const rowOf = (label: string, ...ids: number[]) => {
  const row = allRows(itemsOf(...ids)).find((candidate) => candidate.label === label)
  const star = (place: number) => (row?.best === place ? ' *' : '')
  return row && { ...row, cells: row.cells.map((values, place) => values.join() + star(place)) }
}

/** The row of products whose sheets have other values in it. */
const changedRow = (label: string, ...changes: [id: number, row: string, value: SpecificationValue][]) => {
  const compared = changes.map(([id, row, value]) => {
    const product = productOf(id)
    return toItem({ ...product, specifications: { ...product.specifications, [row]: value } }, products)
  })
  return allRows(compared).find((row) => row.label === label)
}

const sets = fc.uniqueArray(fc.constantFrom(...products.map(({ id }) => id)), { minLength: 1, maxLength: 4 })

describe('rows', () => {
  it('begin with the figures, then follow the groups of the specifications', () => {
    const [first, ...others] = compare(5, 6).groups
    expect(first?.title).toBe('Figures')
    expect(first?.rows[0]?.label).toBe('Counting speed')
    expect(others.map(({ title }) => title)).toContain('General')
  })

  it.each(lines.cells)('have the words of the sheets: $label of $ids', ({ label, ids, cells }) => {
    expect(rowOf(label, ...ids)?.cells ?? null).toEqual(cells)
  })

  it.each(lines.best)('name a best only where one product alone has it: $of', ({ label, ids, best }) => {
    expect(rowOf(label, ...ids)?.cells.filter((cell) => cell.endsWith('*'))).toEqual(best)
  })

  it.each(lines.differing)('$label of $ids differs: $differs', ({ label, ids, differs }) => {
    expect(rowOf(label, ...ids)?.differs).toBe(differs)
  })

  it('of a figure include the row of the same name in a family that does not read it', () => {
    const { 'Menu languages': menu = '' } = productOf(34).specifications
    const cellsWith = (words: string) =>
      changedRow('Languages', [34, 'Menu languages', menu], [24, 'Languages', words])
    expect(cellsWith('Khmer, Thai')?.cells.map(String)).toEqual([
      'Khmer, English, Chinese, Malay, Tamil',
      'Khmer, Thai',
    ])
    expect(cellsWith('Malay, Tamil, Khmer, English, Chinese')?.differs).toBe(false)
  })

  it.each(lines.changed)(
    'differ by what they hold: $label, $other',
    ({ label, ids, one, other, differs }) => {
      const [first = 0, second = 0] = ids
      expect(changedRow(label, [first, label, one], [second, label, other])?.differs).toBe(differs)
    },
  )

  it.each(lines.withoutBest)('name no best among $of', ({ label, id, row, one, other }) => {
    const found = changedRow(label, [id, row, one], [id, row, other])
    expect(found).toMatchObject({ differs: true, best: undefined })
  })

  it('name what each product is best in', () => {
    expect(bestLabels(compare(5, 6).groups, 2)).toEqual([
      'Power',
      'Counting speed; Speed by pieces; Daily duty',
    ])
    expect(bestLabels(compare(5).groups, 1)).toEqual([''])
  })

  it('have what another sheet states in a group of that name', () => {
    expect(rowOf('Counting speed in detail', 5, 6)?.cells[1]).toContain('Piece count: 1,800 notes/min')
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
      const labels = compareRows([item, other]).alone.map(({ label }) => label)
      expect(new Set(labels).size, `${item.product.name}, ${other.product.name}`).toBe(labels.length)
    }
})

it.each(all.map((item): [string, ComparedItem] => [item.product.name, item]))(
  'every number of the sheet of the %s stands in its comparisons',
  (_name, item) => {
    for (const other of [undefined, ...all]) {
      const compared = other === undefined || other === item ? [item] : [item, other]
      const column = allRows(compared).flatMap(({ cells }) => cells[0] ?? [])
      expect(lostNumbers(item, column), other?.product.name).toEqual([])
    }
  },
)

describe('on paper', () => {
  it('texts that only one product states stand together, with their groups', () => {
    const [first, second] = inOneRow(compare(5, 35).alone, 2)
    expect(first).toContain('Stacker: 200 notes')
    expect(first?.join()).not.toContain('Escrow')
    expect(second?.join()).toContain('Coin storage: 4,000 coins')
  })

  it('any four products are printed in a readable size (property)', () => {
    fc.assert(
      fc.property(sets, (ids) => {
        const { groups, alone } = compare(...ids)
        expect(printSizeOf(groups, inOneRow(alone, ids.length))).toBeGreaterThanOrEqual(5.5)
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

it('the currencies of a machine that counts pieces are in the words of its sheet', () => {
  const rows = allRows(itemsOf(2, 5)).filter(({ label }) => /currenc|recognise/i.test(label))
  expect(rows.map(({ label, cells }) => [label, cells[0]])).toEqual([
    ['Currencies', ['KHR, USD, SGD and any other note within the size range, by pieces']],
  ])
})
