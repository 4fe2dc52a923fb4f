import { figures } from 'virtual:figures'
import { names } from 'virtual:product-names'
import { pictures } from 'virtual:product-pictures'
import type { ProductSummary } from '../../../domain/machines/product.ts'
import type { Candidate } from './match.ts'

export interface FoundMachine extends Candidate, Pick<ProductSummary, 'name' | 'image'> {}

/** In the order of the catalogue. */
export const machines: readonly FoundMachine[] = Object.entries(pictures).map(([key, picture]) => {
  const id = Number(key)
  return { ...picture, id, name: names[id] ?? '', figures: figures[id] ?? {} }
})
