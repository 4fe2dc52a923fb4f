import { units } from 'virtual:product-ids'
import type { Unit } from '../../content/categories.ts'
import texts from '../../content/texts/units.json'
import { counted, fill, listText } from '../../lib/text.ts'
import { unitOf } from './productIds.ts'

export interface Counted {
  id: number
  quantity: number
}

/** `3 machines`, `24 rolls: 2 cartons of 12`, `30 rolls: 2 cartons of 12 and 6 rolls`. */
export const quantityText = ({ id, quantity }: Counted): string => {
  const unit = unitOf(id)
  const pack = units[id]?.pack ?? Infinity
  const [cartons, rest] = [Math.floor(quantity / pack), quantity % pack]
  const whole = counted(texts[unit], quantity)
  if (cartons === 0) return whole
  const parts = [fill(counted(texts.carton, cartons), { pack })]
  if (rest > 0) parts.push(counted(texts[unit], rest))
  return `${whole}: ${listText(parts)}`
}

/** `3 machines and 24 rolls`. */
export const totalText = (products: readonly Counted[]): string => {
  const sums = new Map<Unit, number>()
  for (const { id, quantity } of products) sums.set(unitOf(id), (sums.get(unitOf(id)) ?? 0) + quantity)
  return listText([...sums].map(([unit, sum]) => counted(texts[unit], sum)))
}
