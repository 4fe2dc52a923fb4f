import { type ListedMachine, maxMachines } from '../contract/quoteList.ts'
import { isQuantity } from './quantity.ts'

/** Why a machine is not added: the list has 20 others, or its quantity would pass 999. */
export type RejectReason = 'full' | 'many'

interface Merged {
  machines: ListedMachine[]
  /** For each machine to add; null for one that is added. */
  reasons: readonly (RejectReason | null)[]
}

/** Adds machines to a list; quantities are added up, or those of the list are replaced. */
export const mergeMachines = (
  listed: readonly ListedMachine[],
  added: readonly ListedMachine[],
  replaces: boolean,
): Merged => {
  const quantities = new Map(listed.map(({ id, quantity }) => [id, quantity]))
  const replaced = new Set<number>()
  const reasons = added.map(({ id, quantity }): RejectReason | null => {
    if (!quantities.has(id) && quantities.size >= maxMachines) return 'full'
    const before = replaces && !replaced.has(id) ? 0 : (quantities.get(id) ?? 0)
    if (!isQuantity(before + quantity)) return 'many'
    quantities.set(id, before + quantity)
    replaced.add(id)
    return null
  })
  return { machines: Array.from(quantities, ([id, quantity]) => ({ id, quantity })), reasons }
}
