import { useCallback } from 'react'
import { details } from 'virtual:product-details'
import type * as sizeModule from 'virtual:sizes'
import type { FigureColumn, Figures } from '../../domain/products/figures/figure.ts'
import { familyOf, type ProductDetail } from '../../domain/products/product.ts'
import { useLoaded } from '../../ui/browser/useLoaded.ts'

export interface ComparedItem {
  product: Pick<ProductDetail, 'id' | 'name' | 'category' | 'subcategory' | 'images' | 'specifications'> &
    Partial<Pick<ProductDetail, 'preparation'>>
  figures: Figures
  columns: readonly FigureColumn[]
  /** From the front, in mm; undefined when its sheet states no size. */
  size: (typeof sizeModule.sizes)[number] | undefined
}

/** Loads products with their figures, in the order of `ids`; rejects when the network fails. */
const loadItems = async (ids: readonly number[]): Promise<ComparedItem[]> => {
  const [{ figures, columns }, { sizes }, ...modules] = await Promise.all([
    import('virtual:figures'),
    import('virtual:sizes'),
    ...ids.map((id) => details[id]?.()),
  ])
  return modules.flatMap((module) => {
    if (!module) return []
    const { product } = module
    const family = columns[familyOf(product)] ?? []
    return [{ product, figures: figures[product.id] ?? {}, columns: family, size: sizes[product.id] }]
  })
}

/** The products loaded so far; removing one keeps the others on the page while the rest reloads. */
export const useComparedItems = (ids: readonly number[]): readonly ComparedItem[] => {
  const load = useCallback(() => loadItems(ids), [ids])
  const loaded = useLoaded(load) ?? []
  return ids.flatMap((id) => loaded.find(({ product }) => product.id === id) ?? [])
}
