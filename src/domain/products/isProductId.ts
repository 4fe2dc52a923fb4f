import { productIdRanges } from 'virtual:product-ids'

/** Whether a value is the id of a product that this build has. */
export const isProductId = (value: unknown): value is number =>
  Number.isInteger(value) &&
  productIdRanges.some(([first, last]) => first <= Number(value) && Number(value) <= last)
