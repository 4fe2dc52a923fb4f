import type * as figureModule from 'virtual:figures'
import type { FigureId } from '../../content/figures/figureIds.ts'
import type { ProductSummary } from '../../content/product.ts'

export type FigureData = typeof figureModule

/** Amounts in different units, such as notes and coins a minute, cannot be compared. */
export const unitsOf = (
  products: readonly ProductSummary[],
  id: FigureId,
  { figures, columns }: FigureData,
): ReadonlySet<string | undefined> =>
  new Set(
    products.flatMap((product) => {
      if (figures[product.id]?.[id] === undefined) return []
      return [columns[product.subcategory ?? product.category]?.find((column) => column.id === id)?.unit]
    }),
  )
