import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  comparisonGroups,
  countRows,
  differingRows,
} from '../../../../src/features/compare/comparisonRows.ts'
import { printSizeOf, statedAlone } from '../../../../src/features/compare/printed.ts'
import type { ComparedMachine } from '../../../../src/features/compare/useMachines.ts'
import { columnsOf } from '../../../../src/machines/figures/columns.ts'
import { familyOf } from '../../../../src/machines/figures/families.ts'
import { figuresOf } from '../../../../src/machines/figures/figuresOf.ts'
import type { Product } from '../../../../src/machines/product.ts'
import { fixtureProducts } from '../../../support/fixtureProducts.ts'

const products = fixtureProducts

const toMachine = (product: Product): ComparedMachine => {
  const family = products.filter((other) => familyOf(other) === familyOf(product))
  return {
    product: { ...product, similar: [], fitting: [] } as ComparedMachine['product'],
    figures: figuresOf(product),
    columns: columnsOf(familyOf(product), family.map(figuresOf)),
  }
}

const machines = new Map(products.map((product) => [product.id, toMachine(product)]))
const machinesOf = (...ids: number[]): ComparedMachine[] => ids.flatMap((id) => machines.get(id) ?? [])
const groupsOf = (...ids: number[]) => comparisonGroups(machinesOf(...ids))

const rowOf = (label: string, ...ids: number[]) => {
  const row = groupsOf(...ids)
    .flatMap(({ rows }) => rows)
    .find((candidate) => candidate.label === label)
  return row && { ...row, cells: row.cells.map(({ values, isBest }) => values.join() + (isBest ? ' *' : '')) }
}

const sets = fc.uniqueArray(fc.constantFrom(...products.map(({ id }) => id)), { minLength: 1, maxLength: 4 })

describe('rows', () => {
  it('begin with the figures and go on with the groups of the specifications', () => {
    const [first, ...others] = groupsOf(5, 6)
    expect(first?.title).toBe('Figures')
    expect(first?.rows[0]?.label).toBe('Speed')
    expect(others.map(({ title }) => title)).toContain('General')
  })

  it('say which differ, and which value is best', () => {
    expect(rowOf('Speed', 5, 6)).toMatchObject({
      cells: ['1,000 notes/min', '1,500 notes/min *'],
      differs: true,
    })
    expect(rowOf('Power', 5, 6)?.cells).toEqual(['65 W *', '85 W'])
    expect(rowOf('Weight', 5, 6)?.cells, 'neither is better').toEqual(['8.2 kg', '8.8 kg'])
    expect(rowOf('Hopper', 5, 6)).toMatchObject({ cells: ['300 notes', '300 notes'], differs: false })
    expect(rowOf('Certificates', 5, 6)?.differs, 'a list and a line of the same words').toBe(false)
  })

  it('name no best of different units, and mark several that are equally good', () => {
    expect(rowOf('Speed', 5, 18)?.cells).toEqual(['1,000 notes/min', expect.stringMatching(/coins\/min$/)])
    expect(rowOf('Speed', 5, 6, 7)?.cells).toEqual([
      '1,000 notes/min',
      '1,500 notes/min *',
      '1,000 notes/min',
    ])
    expect(rowOf('Speed', 5, 7)?.differs).toBe(false)
    expect(rowOf('Speed', 5, 14, 35)?.cells.filter((cell) => cell.endsWith('*'))).toHaveLength(2)
  })

  it('of one machine differ in nothing', () => {
    expect(countRows(differingRows(groupsOf(5)))).toBe(0)
    expect(countRows(groupsOf(5))).toBeGreaterThan(20)
  })

  it('lose nothing of a specification that no figure says (property)', () => {
    fc.assert(
      fc.property(sets, (ids) => {
        const groups = groupsOf(...ids)
        const rows = groups.flatMap((group) => group.rows)
        for (const row of rows) expect(row.cells).toHaveLength(ids.length)
        for (const [index, id] of ids.entries()) {
          const { specifications = {} } = machines.get(id)?.product ?? {}
          const read = new Set(
            (machines.get(id)?.columns ?? [])
              .filter((column) => machines.get(id)?.figures[column.id] !== undefined)
              .flatMap((column) => column.rows),
          )
          const shown = new Set(
            rows.filter(({ cells }) => (cells[index]?.values.length ?? 0) > 0).map(({ label }) => label),
          )
          for (const [label, value] of Object.entries(specifications)) {
            const isPlain = typeof value === 'string' || Array.isArray(value)
            const labels = isPlain ? [label] : Object.keys(value)
            for (const name of labels) {
              const isRead = isPlain
                ? read.has(label)
                : read.has(`${label}/${name}`) || read.has(`${label}/*`)
              expect(isRead || shown.has(name), `${String(id)} ${label} ${name}`).toBe(true)
            }
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('on paper', () => {
  it('what one machine alone states stands together, with its group', () => {
    const [first = '', second = ''] = statedAlone(groupsOf(5, 35), 2)
    expect(first).toContain('Stacker: 200 notes')
    expect(first).not.toContain('Escrow')
    expect(second).toContain('Coin storage: 4,000 coins')
  })

  it('any four machines are set in a type that can be read (property)', () => {
    fc.assert(
      fc.property(sets, (ids) => {
        expect(printSizeOf(groupsOf(...ids), ids.length)).toBeGreaterThanOrEqual(6)
      }),
    )
  })
})
