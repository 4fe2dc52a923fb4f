import { all } from '../../content/categories.ts'
import type { FigureColumn } from '../../content/figures/figure.ts'
import type { FigureId } from '../../content/figures/figureIds.ts'
import type { ProductSummary } from '../../content/product.ts'
import type { CatalogueFilter } from '../../routing/cataloguePath.ts'
import { type FigureData, unitsOf } from './figureData.ts'

/** The figures of a subcategory's family; of several families those that most machines share in one unit. */
export const columnsFor = (
  products: readonly ProductSummary[],
  { subcategory }: Pick<CatalogueFilter, 'subcategory'>,
  data: FigureData,
): readonly FigureColumn[] => {
  const { columns, figures } = data
  if (subcategory !== all) return columns[subcategory] ?? []
  const families = new Set(products.map((product) => product.subcategory ?? product.category))
  const everything = new Map<FigureId, FigureColumn>(
    [...families].flatMap((family) => (columns[family] ?? []).map((column) => [column.id, column])),
  )
  return [...everything.values()].filter(({ id }) => {
    const known = products.filter((product) => figures[product.id]?.[id] !== undefined)
    return known.length * 2 > products.length && unitsOf(known, id, data).size === 1
  })
}
