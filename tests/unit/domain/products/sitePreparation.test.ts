import { expect, it } from 'vitest'
import { type PreparedMachine, togetherText } from '../../../../src/domain/products/sitePreparation.ts'

const machine = (id: number, quantity: number, amounts: Partial<PreparedMachine>): PreparedMachine => ({
  ...{ id, quantity, facts: [], gaps: [] },
  ...amounts,
})

it('weight and power of a list count each machine as often as it is listed', () => {
  const machines = [machine(5, 3, { weight: 8.2, power: 65 }), machine(35, 10, { weight: 259, power: 200 })]
  expect(togetherText(machines)).toBe(
    'All together, by the highest figures of the sheets: 2,614.6 kg, 2,195 W',
  )
})

it('a list has no sum where a sheet leaves out an amount', () => {
  expect(togetherText([machine(5, 1, { weight: 8.2 })])).toBeUndefined()
})
