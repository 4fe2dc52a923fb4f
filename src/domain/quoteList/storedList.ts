import { parseJson, toJson } from '../../ui/browser/storedItem.ts'
import { isListedMachine, type ListedMachine, maxMachines } from '../contract/quoteList.ts'
import { isProductId } from '../machines/productIds.ts'
import { isQuantity } from './quantity.ts'

/** Keeps valid entries: a known product id, once, with a quantity from 1 to 999, at most `maxMachines`. */
export const validMachines = (candidates: readonly unknown[]): ListedMachine[] => {
  const found = new Map<number, number>()
  for (const candidate of candidates) {
    if (!isListedMachine(candidate)) continue
    const { id, quantity } = candidate
    if (found.size < maxMachines && isProductId(id) && !found.has(id) && isQuantity(quantity))
      found.set(id, quantity)
  }
  return Array.from(found, ([id, quantity]) => ({ id, quantity }))
}

export const quoteListKey = 'quoteList'

/** The text that is stored on the device. */
export const toStoredList = (machines: readonly ListedMachine[]): string => toJson({ machines })

/** The sound part of a stored list; empty when the text is missing or corrupt. */
export const parseStoredList = (text: string | null): ListedMachine[] => {
  const { machines } = parseJson(text)
  return Array.isArray(machines) ? validMachines(machines) : []
}
