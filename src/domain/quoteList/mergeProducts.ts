import { type ListedProduct, maxProducts } from '../contract/quoteList.ts'
import { isQuantity } from './quantity.ts'

/** A product is not added when the list has 20 others, or when its quantity would pass 999. */
export type RejectReason = 'full' | 'many'

interface Merged {
  products: ListedProduct[]
  rejected: ReadonlyMap<ListedProduct, RejectReason>
}

/** Adds products to a list; quantities are added up, or those of the list are replaced. */
export const mergeProducts = (
  listed: readonly ListedProduct[],
  added: readonly ListedProduct[],
  replaces: boolean,
): Merged => {
  const quantities = new Map(listed.map(({ id, quantity }) => [id, quantity]))
  const replaced = new Set<number>()
  const rejected = new Map<ListedProduct, RejectReason>()
  for (const product of added) {
    const { id, quantity } = product
    const before = replaces && !replaced.has(id) ? 0 : (quantities.get(id) ?? 0)
    if (!quantities.has(id) && quantities.size >= maxProducts) rejected.set(product, 'full')
    else if (!isQuantity(before + quantity)) rejected.set(product, 'many')
    else {
      quantities.set(id, before + quantity)
      replaced.add(id)
    }
  }
  return { products: Array.from(quantities, ([id, quantity]) => ({ id, quantity })), rejected }
}
