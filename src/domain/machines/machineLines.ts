import { serialNumber } from './product.ts'

interface Counted {
  id: number
  quantity: number
}

/** `2 x MC 280 Mixed-Value Money Counter (No 005)`; `2 x product (No 005)` without a name. */
export const machineLines = (
  machines: readonly Counted[],
  names: Readonly<Record<number, string>>,
): string[] =>
  machines.map(({ id, quantity }) => `${quantity} x ${names[id] ?? 'product'} (${serialNumber({ id })})`)

/** One line for each machine, with its name, or with its number alone when the names do not load. */
export const loadMachineLines = async (machines: readonly Counted[]): Promise<string[]> => {
  if (machines.length === 0) return []
  const { names } = await import('virtual:product-names').catch(() => ({ names: {} }))
  return machineLines(machines, names)
}
