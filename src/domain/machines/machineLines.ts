import { inTime } from '../../lib/inTime.ts'
import { serialNumber } from './product.ts'

interface Counted {
  id: number
  quantity: number
}

/** By the product's id. */
type Names = Readonly<Record<number, string>>

/** `2 x MC 280 Mixed-Value Money Counter (No 005)`; `2 x product (No 005)` without a name. */
export const machineLine = ({ id, quantity }: Counted, names: Names): string =>
  `${quantity} x ${names[id] ?? 'product'} (${serialNumber({ id })})`

/** A line for each machine. */
export const machineLines = (machines: readonly Counted[], names: Names): string[] =>
  machines.map((machine) => machineLine(machine, names))

/** Empty when they do not load. */
export const loadNames = async (): Promise<Names> => {
  const { names } = await import('virtual:product-names').catch(() => ({ names: {} }))
  return names
}

/** One line for each machine, with its name, or only with its number when the names do not load in time. */
export const loadMachineLines = async (machines: readonly Counted[]): Promise<string[]> =>
  machines.length === 0 ? [] : machineLines(machines, (await inTime(loadNames())) ?? {})
