import { names } from 'virtual:product-names'
import { serialNumber } from './product.ts'

/** `2 x MC 280 Mixed-Value Money Counter (No 005)` for each machine. */
export const machineLines = (machines: readonly { id: number; quantity: number }[]): string[] =>
  machines.map(({ id, quantity }) => `${quantity} x ${names[id] ?? ''} (${serialNumber({ id })})`)
