import { parseJson, toJson } from '../../ui/browser/storedItem.ts'
import { isListedProduct, type ListedProduct, maxProducts } from '../contract/quoteList.ts'
import { isProductId } from '../products/productIds.ts'
import { isQuantity } from './quantity.ts'

/** Keeps at most `maxProducts` entries, each a known product, once, with a quantity from 1 to 999. */
export const validProducts = (candidates: readonly unknown[]): ListedProduct[] => {
  const found = new Map<number, number>()
  for (const candidate of candidates) {
    if (!isListedProduct(candidate)) continue
    const { id, quantity } = candidate
    if (found.size < maxProducts && isProductId(id) && !found.has(id) && isQuantity(quantity))
      found.set(id, quantity)
  }
  return Array.from(found, ([id, quantity]) => ({ id, quantity }))
}

export const quoteListKey = 'quoteList'

export const toStoredList = (products: readonly ListedProduct[]): string => toJson({ machines: products })

/** The sound part of a stored list; empty when the text is missing or corrupt. */
export const parseStoredList = (text: string | null): ListedProduct[] => {
  const { machines } = parseJson(text)
  return Array.isArray(machines) ? validProducts(machines) : []
}
