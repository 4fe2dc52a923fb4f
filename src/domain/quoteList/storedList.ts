import { isRecord } from '../../lib/types.ts'
import { parseJson } from '../../ui/browser/storedItem.ts'
import { isListedMachine, type ListedMachine, maxMachines } from '../contract/quoteList.ts'
import { isProductId } from '../machines/productIds.ts'
import { isQuantity } from './quantity.ts'

/** Keeps valid entries: a known product id, once, with a quantity from 1 to 999, at most `maxMachines`. */
export const validMachines = (
  candidates: readonly unknown[],
  isKnown: (id: number) => boolean = isProductId,
): ListedMachine[] => {
  const found = new Map<number, number>()
  for (const candidate of candidates) {
    if (!isListedMachine(candidate)) continue
    const { id, quantity } = candidate
    if (found.size < maxMachines && isKnown(id) && !found.has(id) && isQuantity(quantity))
      found.set(id, quantity)
  }
  return Array.from(found, ([id, quantity]) => ({ id, quantity }))
}

export const quoteListKey = 'quoteList'

/** The text that is stored on the device. */
export const toStoredList = (machines: readonly ListedMachine[]): string =>
  JSON.stringify({ version: 1, machines })

/** Empty when the text is missing or corrupt. Before version 1 it was only the array of machines. */
export const parseStoredList = (text: string | null): ListedMachine[] => {
  const stored = parseJson(text)
  const machines = isRecord(stored) && 'machines' in stored ? stored.machines : stored
  return Array.isArray(machines) ? validMachines(machines) : []
}
