import { type ListedMachine, maxMachines } from '../contract/quoteList.ts'
import { isQuantity } from './quantity.ts'

/** Why a machine is not added: the list has 20 others, or its quantity would pass 999. */
export type RejectReason = 'full' | 'many'

interface Merged {
  machines: ListedMachine[]
  /** The machines that are not added. */
  rejected: ReadonlyMap<ListedMachine, RejectReason>
}

/** Adds machines to a list; quantities are added up, or those of the list are replaced. */
export const mergeMachines = (
  listed: readonly ListedMachine[],
  added: readonly ListedMachine[],
  replaces: boolean,
): Merged => {
  const quantities = new Map(listed.map(({ id, quantity }) => [id, quantity]))
  const replaced = new Set<number>()
  const rejected = new Map<ListedMachine, RejectReason>()
  for (const machine of added) {
    const { id, quantity } = machine
    const before = replaces && !replaced.has(id) ? 0 : (quantities.get(id) ?? 0)
    if (!quantities.has(id) && quantities.size >= maxMachines) rejected.set(machine, 'full')
    else if (!isQuantity(before + quantity)) rejected.set(machine, 'many')
    else {
      quantities.set(id, before + quantity)
      replaced.add(id)
    }
  }
  return { machines: Array.from(quantities, ([id, quantity]) => ({ id, quantity })), rejected }
}
