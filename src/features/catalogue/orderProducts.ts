import { isAmount } from '../../content/figures/figure.ts'
import type { FigureId } from '../../content/figures/figureIds.ts'
import type { ProductSummary } from '../../content/product.ts'
import type { FigureData } from './figureData.ts'

export interface Order {
  by: FigureId
  isDescending: boolean
}

/** Undefined for the catalogue's own order, as which anything unknown counts. */
export const parseOrder = (order: string, sortable: readonly FigureId[]): Order | undefined => {
  const isDescending = order.startsWith('-')
  const by = sortable.find((id) => id === (isDescending ? order.slice(1) : order))
  return by && { by, isDescending }
}

/** As the address says it. */
export const orderText = ({ by, isDescending }: Order): string => `${isDescending ? '-' : ''}${by}`

/** Machines without the figure stand last; equal ones keep the catalogue's order. */
export const orderProducts = (
  products: readonly ProductSummary[],
  { by, isDescending }: Order,
  figures: FigureData['figures'],
): ProductSummary[] => {
  const last = isDescending ? -Infinity : Infinity
  const amountOf = ({ id }: ProductSummary): number => {
    const value = figures[id]?.[by]
    return isAmount(value) ? value : last
  }
  const ascending = (a: number, b: number): number => (a === b ? 0 : a - b)
  return [...products].sort((a, b) =>
    isDescending ? ascending(amountOf(b), amountOf(a)) : ascending(amountOf(a), amountOf(b)),
  )
}
