import { type FigureValue, filterValue, isAmount, reaches } from '../../../domain/products/figures/figure.ts'
import { figureFilters, type FilterId } from '../../../domain/products/figures/figureFilters.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import type { ProductSummary } from '../../../domain/products/product.ts'
import { fitOf, isUnlimited, type Room, roomSides } from '../../../domain/products/room.ts'
import type { CatalogueArrangement, FigureFilters } from '../../../domain/routing/cataloguePath.ts'
import type { Facet, Facets, FigureModule, ListColumn } from './facets.ts'

type Figures = FigureModule['figures']
type FilterValue = NonNullable<FigureFilters[FilterId]>

export interface Order {
  by: FigureId
  isDescending: boolean
}

export interface Arrangement extends Facets {
  found: ProductSummary[]
  /** The filters of the choice that the place offers, with the values that it offers. */
  activeFilters: FigureFilters
  room: Room
  /** The number of active choices, amounts and room. */
  active: number
  /** The products that fit into the room only when they are turned by a quarter. */
  turned: ReadonlySet<number>
  /** Undefined for the catalogue's own order. */
  order: Order | undefined
  figures: Figures
  /** Whether a product states its size. */
  hasSizes: boolean
  /** Whether a value finds some of the products that match the search, and not all. */
  tellsApart: (filter: Facet) => boolean
  counts: (filter: Facet) => readonly number[]
  /** How many products do not state this figure, and may pass every other filter. */
  unstated: (filter: FilterId | 'room') => number
}

/** Amounts of different pieces have no order. */
export const isSortable = ({ kind, units }: ListColumn): boolean => kind === 'amount' && !units

/** Undefined for the catalogue's own order, and for an order that is not known. */
const parseOrder = (order: string, sortable: readonly FigureId[]): Order | undefined => {
  const isDescending = order.startsWith('-')
  const by = sortable.find((id) => id === (isDescending ? order.slice(1) : order))
  return by && { by, isDescending }
}

/** Writes an order for the query parameter `sort`, such as `-speed`. */
export const orderText = ({ by, isDescending }: Order): string => `${isDescending ? '-' : ''}${by}`

/** Products without the figure are last; equal ones keep the catalogue's order. */
const orderProducts = (
  products: readonly ProductSummary[],
  { by, isDescending }: Order,
  figures: Figures,
): ProductSummary[] => {
  const rankOf = ({ id }: ProductSummary): number => {
    const value = figures[id]?.[by]
    if (!isAmount(value)) return Infinity
    return isDescending ? -value : value
  }
  // Infinity - Infinity is NaN.
  return products.toSorted((a, b) => rankOf(a) - rankOf(b) || 0)
}

/** What buyers choose by, in their order. */
const early: readonly FigureId[] = [
  'speed',
  'pieceSpeed',
  'printSpeed',
  'bricks',
  'pockets',
  'outlets',
  'duty',
  'updates',
  'brickDuty',
  'storage',
  'hopper',
]

/** Amounts that rarely decide. */
const late: readonly FigureId[] = ['weight', 'width', 'depth', 'height', 'power', 'noise', 'display']

type Shown = Pick<Arrangement, 'found' | 'columns' | 'order' | 'figures' | 'activeFilters' | 'room'>

/** The columns in which a shown product has a value, the sorted one first, then those that are filtered. */
export const tableColumns = ({ found, columns, order, figures, activeFilters, room }: Shown) => {
  const stated = columns.filter(({ id }) =>
    found.some((product) => filterValue(id, figures[product.id]) !== undefined),
  )
  const columnsOf = (ids: readonly FigureId[]) => ids.flatMap((id) => stated.filter((own) => own.id === id))
  const amounts = stated.filter(({ id, kind }) => kind === 'amount' && !late.includes(id))
  const sorted = columnsOf(order ? [order.by] : [])
  const filtered = columnsOf([
    ...(Object.keys(activeFilters) as FilterId[]),
    ...roomSides.filter((side) => room[side] !== undefined),
  ])
  return [
    ...new Set([...sorted, ...filtered, ...columnsOf(early), ...amounts, ...columnsOf(late), ...stated]),
  ]
}

const withinFacets = (chosen: FigureFilters, filters: readonly Facet[]): FigureFilters =>
  Object.fromEntries(
    filters.flatMap(({ id, values }) => {
      const value = chosen[id]
      const known = typeof value === 'object' ? value.filter((choice) => values.includes(choice)) : value
      const isEmpty = known === undefined || (typeof known === 'object' && known.length === 0)
      return isEmpty ? [] : [[id, known]]
    }),
  )

/** Whether a figure satisfies a filter. Undefined when it is not stated. */
const meets = (id: FilterId, value: FigureValue | undefined, wanted: FilterValue): boolean | undefined => {
  if (value === undefined) return undefined
  return figureFilters[id] === 'most' ? isAmount(value) && value <= Number(wanted) : reaches(value, wanted)
}

const narrowProducts = (
  products: readonly ProductSummary[],
  activeFilters: FigureFilters,
  figures: Figures,
): ProductSummary[] => {
  const filters = Object.entries(activeFilters) as [FilterId, FilterValue][]
  return products.filter(({ id }) =>
    filters.every(([figure, value]) => meets(figure, filterValue(figure, figures[id]), value)),
  )
}

const statesSize = (own: Figures[number] = {}): boolean => roomSides.every((side) => isAmount(own[side]))

/** How many products do not state the figure of this filter, and may pass every other one. */
const unstatedOf = (
  filter: FilterId | 'room',
  products: readonly ProductSummary[],
  { figures: chosen, room }: Pick<CatalogueArrangement, 'figures' | 'room'>,
  figures: Figures,
): number => {
  const others = (Object.entries(chosen) as [FilterId, FilterValue][]).filter(([id]) => id !== filter)
  return products.filter(({ id }) => {
    const own = figures[id] ?? {}
    const isStated = filter === 'room' ? statesSize(own) : filterValue(filter, own) !== undefined
    const mayFit = !statesSize(own) || fitOf(own, room) !== undefined
    const mayMeet = others.every(([each, wanted]) => meets(each, filterValue(each, own), wanted) !== false)
    return !isStated && mayFit && mayMeet
  }).length
}

/** The number of products that each value would leave, together with all filters chosen so far. */
const countsOf = (
  { id, values }: Facet,
  products: readonly ProductSummary[],
  activeFilters: FigureFilters,
  figures: Figures,
): number[] => {
  const { [id]: chosen, ...others } = activeFilters
  const candidates = narrowProducts(products, others, figures)
  const earlier = typeof chosen === 'object' ? chosen : []
  return values.map((value) => {
    const wanted = typeof value === 'string' ? [...earlier, value] : value
    return candidates.filter((product) => meets(id, filterValue(id, figures[product.id]), wanted)).length
  })
}

/** The products that fit into a room, and those of them that have to be turned. */
const fitting = (products: readonly ProductSummary[], room: Room, figures: Figures) => {
  if (isUnlimited(room)) return { products, turned: new Set<number>() }
  const fits = new Map(products.map(({ id }) => [id, fitOf(figures[id] ?? {}, room)]))
  return {
    products: products.filter(({ id }) => fits.get(id) !== undefined),
    turned: new Set(products.flatMap(({ id }) => (fits.get(id) === 'turned' ? [id] : []))),
  }
}

/**
 * Filters and orders the products of a place by their figures. `matching` are those of the place that
 * match the search text.
 */
export const arrange = (
  { filters, columns }: Facets,
  matching: readonly ProductSummary[],
  choice: CatalogueArrangement,
  figures: Figures,
): Arrangement => {
  const activeFilters = withinFacets(choice.figures, filters)
  const order = parseOrder(
    choice.order,
    columns.filter(isSortable).map(({ id }) => id),
  )
  const { products, turned } = fitting(matching, choice.room, figures)
  const narrowed = narrowProducts(products, activeFilters, figures)
  return {
    found: order ? orderProducts(narrowed, order, figures) : narrowed,
    filters,
    activeFilters,
    room: choice.room,
    active: Object.values(activeFilters).flat().length + (isUnlimited(choice.room) ? 0 : 1),
    turned,
    columns,
    order,
    figures,
    hasSizes: matching.some(({ id }) => statesSize(figures[id])),
    tellsApart: (filter) =>
      countsOf(filter, matching, {}, figures).some((count) => count > 0 && count < matching.length),
    counts: (filter) => countsOf(filter, products, activeFilters, figures),
    unstated: (filter) => unstatedOf(filter, matching, { ...choice, figures: activeFilters }, figures),
  }
}
