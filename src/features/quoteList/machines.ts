import { isProductId } from '../../content/productIds.ts'
import { type ListedMachine, maxMachines } from '../../contract/quoteList.ts'
import { isRecord } from '../../lib/isRecord.ts'

export const maxQuantity = 999

export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxQuantity

/** Leaves out what is no machine of ours, has no quantity, is there already, or is one too many. */
export const soundMachines = (candidates: readonly unknown[]): ListedMachine[] => {
  const found = new Map<number, number>()
  for (const candidate of candidates) {
    const { id, quantity } = isRecord(candidate) ? candidate : {}
    if (found.size < maxMachines && isProductId(id) && !found.has(id) && isQuantity(quantity))
      found.set(id, quantity)
  }
  return Array.from(found, ([id, quantity]) => ({ id, quantity }))
}

export const isListed = (machines: readonly ListedMachine[], id: number): boolean =>
  machines.some((machine) => machine.id === id)
