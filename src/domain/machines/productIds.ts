import { productIdRanges } from 'virtual:product-ids'

export const isProductId = (value: unknown): value is number =>
  Number.isInteger(value) &&
  productIdRanges.some(([first, last]) => first <= Number(value) && Number(value) <= last)
