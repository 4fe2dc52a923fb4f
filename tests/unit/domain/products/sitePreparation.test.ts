import { expect, it } from 'vitest'
import {
  gapsOfAllText,
  preparationCell,
  type PreparedMachine,
  togetherText,
} from '../../../../src/domain/products/sitePreparation.ts'

const machine = (id: number, quantity: number, amounts: Partial<PreparedMachine>): PreparedMachine => ({
  ...{ id, quantity, facts: [], gaps: [] },
  ...amounts,
})

it('a list has no sum of an amount that a sheet leaves out', () => {
  const machines = [machine(5, 1, { weight: 8.2 }), machine(35, 1, { weight: 9, power: 200 })]
  expect(togetherText(machines)).toBe('In all: 17.2 kg, by the highest figures of the sheets')
  expect(togetherText([machine(5, 1, {})])).toBeUndefined()
})

it('what no sheet states is named once, and another gap at its machine', () => {
  const machines = [
    machine(5, 1, { gaps: ['sockets', 'clearance'] }),
    machine(35, 1, { gaps: ['clearance', 'anchoring'], facts: [['size', '560 × 720 mm']] }),
  ]
  expect(gapsOfAllText(machines)).toBe('Not stated for any of these machines: clearance behind.')
  const cells = machines.map((one) => preparationCell(one, ['size', 'clearance', 'anchoring'], machines))
  const anchoring = { label: 'Anchoring', text: 'not stated' }
  expect(cells).toEqual([[], [{ label: 'Size', text: '560 × 720 mm' }, anchoring]])
  expect(gapsOfAllText([machine(5, 1, {})])).toBeUndefined()
})
