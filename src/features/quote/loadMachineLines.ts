import type { ListedMachine } from '../../contract/quoteList.ts'
import { serialNumber } from '../../machines/product.ts'

export const namelessLines = (machines: readonly ListedMachine[]): string[] =>
  machines.map(({ id, quantity }) => `${quantity} x product (${serialNumber({ id })})`)

/** One line for each machine, with its name, or with its number alone when the names do not load. */
export const loadMachineLines = async (machines: readonly ListedMachine[]): Promise<string[]> => {
  if (machines.length === 0) return []
  const { machineLines } = await import('../../machines/machineLines.ts').catch(() => ({
    machineLines: namelessLines,
  }))
  return machineLines(machines)
}
