import { productIds } from 'virtual:product-ids'

/** Whether a value is the id of a product that this build has. */
export const isProductId = (value: unknown): value is number => productIds.some((id) => id === value)
