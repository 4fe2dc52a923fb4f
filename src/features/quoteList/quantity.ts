import { isQuantity, maxQuantity } from './machines.ts'

/** What a typed quantity becomes when the field is left, and why it differs. */
export interface Correction {
  quantity: number
  reason: 'low' | 'high' | 'strange' | null
}

/** `known` is the last sound quantity; a number field gives '' for what is no number. */
export const correctQuantity = (typed: string, known: number): Correction => {
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  if (isQuantity(value)) return { quantity: value, reason: null }
  if (value < 1) return { quantity: 1, reason: 'low' }
  if (value > maxQuantity) return { quantity: maxQuantity, reason: 'high' }
  return { quantity: known, reason: 'strange' }
}
