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
      rejected: new Map(),
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
    const tooMany = { id: 5, quantity: 998 }
    const merged = mergeMachines(listed, [tooMany], false)
    expect(merged).toEqual({ machines: listed, rejected: new Map([[tooMany, 'many']]) })
    expect(mergeMachines(listed, [{ id: 5, quantity: 997 }], false).rejected.size).toBe(0)
  })

  it('are left where the list has twenty others', () => {
    const added = productIds.map((id) => ({ id, quantity: 1 }))
    const { machines, rejected } = mergeMachines([], added, false)
    expect(machines.map(({ id }) => id)).toEqual(productIds.slice(0, 20))
    expect([...rejected]).toEqual(added.slice(20).map((machine) => [machine, 'full']))
    expect(mergeMachines(machines, machines, false).rejected.size).toBe(0)
  })

  it('make a sound list, in which nothing is lost', () => {
    fc.assert(
      fc.property(anyList, anyList, fc.boolean(), (before, added, replaces) => {
        const { machines, rejected } = mergeMachines(before, added, replaces)
        expectSound(machines)
        expect(machines.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
        for (const machine of added)
          if (!rejected.has(machine)) expect(machines.map(({ id }) => id)).toContain(machine.id)
      }),
    )
  })
})
