import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeMachines } from '../../../../src/domain/quoteList/mergeMachines.ts'
import { anyList, expectSound, productIds } from '../../../support/pages/quoteLists.ts'

const listed = [
  { id: 5, quantity: 2 },
  { id: 36, quantity: 1 },
]

describe('machines that are added to a list', () => {
  it('follow those of the list, and equal ones are added up', () => {
    const added = [
      { id: 36, quantity: 3 },
      { id: 7, quantity: 1 },
      { id: 7, quantity: 1 },
    ]
    expect(mergeMachines(listed, added, false)).toEqual({
      machines: [
        { id: 5, quantity: 2 },
        { id: 36, quantity: 4 },
        { id: 7, quantity: 2 },
      ],
      reasons: [null, null, null],
    })
  })

  it('replace the quantities of the list when they are to, with the sum of their lines', () => {
    const added = [
      { id: 5, quantity: 3 },
      { id: 5, quantity: 4 },
    ]
    expect(mergeMachines(listed, added, true).machines).toEqual([
      { id: 5, quantity: 7 },
      { id: 36, quantity: 1 },
    ])
  })

  it('are left where the quantity would pass 999', () => {
    const merged = mergeMachines(listed, [{ id: 5, quantity: 998 }], false)
    expect(merged).toEqual({ machines: listed, reasons: ['many'] })
    expect(mergeMachines(listed, [{ id: 5, quantity: 997 }], false).reasons).toEqual([null])
  })

  it('are left where the list has twenty others', () => {
    const added = productIds.map((id) => ({ id, quantity: 1 }))
    const { machines, reasons } = mergeMachines([], added, false)
    expect(machines.map(({ id }) => id)).toEqual(productIds.slice(0, 20))
    expect(reasons.filter((reason) => reason === 'full').length).toBe(productIds.length - 20)
    expect(mergeMachines(machines, machines, false).reasons).toEqual(machines.map(() => null))
  })

  it('make a sound list, in which nothing is lost', () => {
    fc.assert(
      fc.property(anyList, anyList, fc.boolean(), (before, added, replaces) => {
        const { machines, reasons } = mergeMachines(before, added, replaces)
        expectSound(machines)
        expect(machines.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
        expect(reasons.length).toBe(added.length)
      }),
    )
  })
})
