import fc from 'fast-check'
import { expect } from 'vitest'
import { type ListedMachine } from '../../../src/domain/contract/quoteList.ts'
import { fixtureProducts } from '../site/fixtureProducts.ts'

export const productIds: readonly number[] = fixtureProducts.map(({ id }) => id)

/** Any list that a visitor can make. */
export const anyList: fc.Arbitrary<ListedMachine[]> = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...productIds), quantity: fc.integer({ min: 1, max: 999 }) }),
  { maxLength: 20, selector: ({ id }) => id },
)

/** At most twenty machines of ours, each once, with a quantity that the list takes. */
export const expectSound = (machines: readonly ListedMachine[]): void => {
  expect(machines.length).toBeLessThanOrEqual(20)
  expect(new Set(machines.map(({ id }) => id)).size).toBe(machines.length)
  for (const machine of machines) {
    expect(Object.keys(machine)).toEqual(['id', 'quantity'])
    expect(productIds).toContain(machine.id)
    expect(Number.isInteger(machine.quantity) && machine.quantity >= 1 && machine.quantity <= 999).toBe(true)
  }
}
