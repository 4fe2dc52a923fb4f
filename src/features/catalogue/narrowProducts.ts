import { figureFilters, type FilterId } from '../../content/figureFilters.ts'
import { type FigureValue, isAmount, isChoices } from '../../content/figures/figure.ts'
import type { ProductSummary } from '../../content/product.ts'
import type { FigureFilters } from '../../routing/catalogueQuery.ts'
import type { FigureData } from './figureData.ts'
import type { OfferedFilter } from './offeredFilters.ts'

type Figures = FigureData['figures']
type Asked = NonNullable<FigureFilters[FilterId]>

/** A machine has what is installed; what it can have on request does not count. */
const reaches = (id: FilterId, value: FigureValue | undefined, asked: Asked): boolean => {
  if (value === undefined) return false
  if (typeof asked === 'object')
    return isChoices(value) && asked.every((choice) => value.included.includes(choice))
  return isAmount(value) && (figureFilters[id] === 'most' ? value <= asked : value >= asked)
}

/** Those whose figures are known and reach all that is asked. */
export const narrowProducts = (
  products: readonly ProductSummary[],
  asked: FigureFilters,
  figures: Figures,
): ProductSummary[] => {
  const filters = Object.entries(asked) as [FilterId, Asked][]
  return products.filter(({ id }) =>
    filters.every(([figure, value]) => reaches(figure, figures[id]?.[figure], value)),
  )
}

/** How many machines each value would leave, beside the other filters and what is chosen already. */
export const countsOf = (
  { id, values }: OfferedFilter,
  products: readonly ProductSummary[],
  asked: FigureFilters,
  figures: Figures,
): number[] => {
  const { [id]: chosen, ...others } = asked
  const candidates = narrowProducts(products, others, figures)
  const earlier = typeof chosen === 'object' ? chosen : []
  return values.map((value) => {
    const wanted = typeof value === 'string' ? [...earlier, value] : value
    return candidates.filter((product) => reaches(id, figures[product.id]?.[id], wanted)).length
  })
}
