import { describe, expect, it } from 'vitest'
import { readProducts } from '../../../../scripts/build/products.ts'
import { sitePreparation } from '../../../../scripts/figures/sitePreparation.ts'
import type { Product } from '../../../../src/domain/products/product.ts'
import { preparationRows } from '../../../../src/domain/products/sitePreparation.ts'
import { productOf } from '../../../support/site/fixtureProducts.ts'

const rowsOf = (product: Product) =>
  Object.fromEntries(
    preparationRows(sitePreparation(product) ?? expect.unreachable()).map(({ label, text }) => [label, text]),
  )

const load = 'Floor load (weight ÷ footprint)'

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')))

/** What the sheets ship, as staff wrote them. */
const products = readProducts()

it('a machine has its place in the words of its sheet, and names what that leaves out', () => {
  expect(rowsOf(productOf(35))).toEqual({
    Size: '560 × 720 × 1,460 mm (W × D × H)',
    Footprint: '560 × 720 mm',
    Weight: '236 kg; 259 kg with coin unit',
    [load]: '585 kg/m²; 642 kg/m² with coin unit',
    'Power supply': '100–240 V AC, 50/60 Hz',
    'Power drawn (also heat)': '200 W counting, 45 W waiting',
    Network: '2 × Ethernet, 4G modem (option)',
    'Operating conditions': '5–40 °C, 20–80 % RH, non-condensing',
    'Door width for delivery': '570 mm or more, unpacked: it is 560 mm wide',
    'Not stated': 'clearance behind, sockets, anchoring',
  })
})

it('a clearance makes the footprint deeper', () => {
  const { specifications, ...product } = productOf(36)
  const rows = rowsOf({
    ...product,
    specifications: { ...specifications, 'Clearance behind': '80 mm, for air' },
  })
  expect(rows.Footprint).toBe('626 × 396 mm; 626 × 476 mm with the clearance behind')
  expect(rows['Clearance behind']).toBe('80 mm, for air')
  expect(rows['Not stated']).not.toContain('clearance')
})

it('a weight that is a range gives no floor load', () => {
  const { specifications, ...product } = productOf(36)
  const rows = rowsOf({ ...product, specifications: { ...specifications, Weight: '60–65 kg; 70 kg packed' } })
  expect(rows.Weight).toBe('60–65 kg; 70 kg packed')
  expect(rows[load]).toBeUndefined()
})

it('a machine that is less deep than wide goes through a door turned, unless its sheet states the width', () => {
  const { specifications, ...product } = productOf(36)
  const door = 'Door width for delivery'
  expect(rowsOf({ ...product, specifications })[door]).toBe(
    '400 mm or more, unpacked and turned: it is 396 mm deep',
  )
  const stated = { ...specifications, 'Door width': '700 mm, in its crate' }
  expect(rowsOf({ ...product, specifications: stated })[door]).toBe('700 mm, in its crate')
})

it('a machine whose interfaces have no network says so, and one without a row does not', () => {
  expect(rowsOf(productOf(5)).Network).toBe('None listed')
  expect(rowsOf(productOf(2))['Not stated']).toContain('network')
})

it('rolls need no place', () => {
  expect(sitePreparation(productOf(52))).toBeUndefined()
})

describe.each(products.filter((product) => sitePreparation(product)))('$name', (product) => {
  const { facts, gaps, weight = NaN, power = NaN } = sitePreparation(product) ?? expect.unreachable()
  const numbersOf = (row: string) => numbersIn(JSON.stringify(product.specifications[row] ?? ''))
  const stated = new Set(numbersIn(JSON.stringify(product.specifications)))

  it('has no number that its sheet does not have, but for what is computed of them', () => {
    const [width = NaN, depth = NaN] = numbersOf('Dimensions')
    const [clearance = NaN] = numbersOf('Clearance behind')
    const computed = [
      depth + clearance,
      10 * Math.floor(Math.min(width, depth) / 10) + 10,
      ...numbersOf('Weight').map((kg) => Math.round(kg / ((width * depth) / 1_000_000))),
    ]
    const numbers = facts.flatMap(([id, text]) =>
      numbersIn(text.replaceAll('m²', '')).filter(
        (number) => !(['load', 'footprint', 'door'].includes(id) && computed.includes(number)),
      ),
    )
    expect(numbers.filter((number) => !stated.has(number))).toEqual([])
    expect([weight, power].every((amount) => stated.has(amount))).toBe(true)
  })

  it('has each fact or names it as a gap', () => {
    const known = [...facts.map(([id]) => id), ...gaps]
    expect(new Set(known).size).toBe(known.length)
    expect(known).toEqual(
      expect.arrayContaining(['size', 'footprint', 'clearance', 'weight', 'load', 'supply']),
    )
    expect(known).toEqual(expect.arrayContaining(['drawn', 'network', 'conditions', 'door']))
  })
})
