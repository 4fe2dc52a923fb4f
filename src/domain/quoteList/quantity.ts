import { wholeNumber } from '../../lib/digits.ts'

export const maxQuantity = 999

/** Whether a value is a whole number from 1 to the largest quantity. */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxQuantity

/** The quantity that replaces the typed one when the field is left, and why it differs. */
interface Correction {
  quantity: number
  reason: 'low' | 'high' | 'strange' | null
}

/** `current` is the last valid quantity. It stays when the text is not a whole number. */
export const correctQuantity = (typed: string, current: number): Correction => {
  const value = wholeNumber(typed)
  if (isQuantity(value)) return { quantity: value, reason: null }
  if (value < 1) return { quantity: 1, reason: 'low' }
  if (value > maxQuantity) return { quantity: maxQuantity, reason: 'high' }
  return { quantity: current, reason: 'strange' }
}

/** How many products a list has, each with its quantity. */
export const piecesOf = (products: readonly { quantity: number }[]): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0)
