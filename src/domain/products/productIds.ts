import { productIds, units } from 'virtual:product-ids'
import type { Unit } from '../../content/categories.ts'

/** Whether a value is the id of a product that this build has. */
export const isProductId = (value: unknown): value is number => productIds.some((id) => id === value)

/** What a product is counted in; a product that has left the catalogue counts as a machine. */
export const unitOf = (id: number): Unit => units[id]?.unit ?? 'machine'
