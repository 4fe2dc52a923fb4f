import type * as figureModule from 'virtual:figures'
import { all, type CataloguePlace } from '../../../content/categories.ts'
import {
  type FigureColumn,
  filterValue,
  isAmount,
  isChoices,
} from '../../../domain/products/figures/figure.ts'
import {
  figureFilters,
  type FilterId,
  filtersOf,
  isOfferedChoice,
} from '../../../domain/products/figures/figureFilters.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import { type FamilyId, familyOf, type ProductSummary } from '../../../domain/products/product.ts'

export type FigureModule = typeof figureModule

/** A filter of a list. At least two products state its figure. */
export interface Facet {
  id: FilterId
  /** Its name in a family, where that is not the figure's own. */
  name?: string | undefined
  unit?: string
  values: readonly (string | number)[]
  /** The choices among them that all products of the list have. */
  common: readonly string[]
  /** At least one product has one of the choices only on request. */
  isOnRequest: boolean
}

/** A column of a list, with the unit of most of its products, and of families that count other pieces their own. */
export interface ListColumn extends FigureColumn {
  units?: Readonly<Partial<Record<FamilyId, string | undefined>>>
}

/** The filters and the table's columns of a place; a search does not change them. */
export interface Facets {
  filters: readonly Facet[]
  columns: readonly ListColumn[]
}

/** The units of a figure among the products, since amounts in different units cannot be compared. */
const unitsOf = (
  products: readonly ProductSummary[],
  id: FigureId,
  { figures, columns }: FigureModule,
): ReadonlySet<string | undefined> =>
  new Set(
    products.flatMap((product) => {
      if (figures[product.id]?.[id] === undefined) return []
      return [columns[familyOf(product)]?.find((column) => column.id === id)?.unit]
    }),
  )

/** A filter with more distinct amounts than this offers round amounts instead. */
const maxAmounts = 6

/** 1, 2, 5, 10, 20, 50 and so on between two amounts. */
const roundAmounts = (least: number, most: number): number[] => {
  const powers = Array.from({ length: 9 }, (_, power) => 10 ** (power - 1))
  return powers
    .flatMap((power) => [1, 2, 5].map((step) => step * power))
    .filter((amount) => amount > least && amount < most)
}

/** The amounts that a filter offers: each leaves out at least one product. */
const stepsOf = (amounts: readonly number[], kind: 'least' | 'most'): number[] => {
  const distinct = [...new Set(amounts)].sort((a, b) => a - b)
  const few = kind === 'least' ? distinct.slice(1) : distinct.slice(0, -1)
  return distinct.length <= maxAmounts ? few : roundAmounts(distinct[0] ?? 0, distinct.at(-1) ?? 0)
}

/** The filters of `ids` that fit the products, with the values that a visitor can choose. */
const facetsAmong = (
  products: readonly ProductSummary[],
  ids: readonly FilterId[],
  data: FigureModule,
): Facet[] =>
  ids.flatMap((id) => {
    const kind = figureFilters[id]
    const stated = products.flatMap((product) => filterValue(id, data.figures[product.id]) ?? [])
    const choices = stated.filter(isChoices)
    const included = choices.flatMap((each) => each.included)
    const offered = [...new Set(included)].filter((choice) => isOfferedChoice(id, choice))
    const values = kind === 'choices' ? offered : stepsOf(stated.filter(isAmount), kind)
    const common = offered.filter(
      (choice) => products.length === choices.filter(({ included }) => included.includes(choice)).length,
    )
    const [unit, ...otherUnits] = unitsOf(products, id, data)
    if (stated.length < 2 || values.length === 0 || otherUnits.length > 0) return []
    const isOnRequest = choices.some(({ onRequest }) => onRequest.length > 0)
    return [{ id, ...(unit !== undefined && { unit }), values, common, isOnRequest }]
  })

/** The figures of one family; of several families, the figures that most products share. */
const columnsFor = (
  products: readonly ProductSummary[],
  subcategory: CataloguePlace['subcategory'],
  data: FigureModule,
): readonly ListColumn[] => {
  const { columns, figures } = data
  if (subcategory !== all) return columns[subcategory] ?? []
  const families = [...new Set(products.map(familyOf))]
  const columnsById = new Map<FigureId, FigureColumn>(
    families.flatMap((family) =>
      (columns[family] ?? []).map((column) => [column.id, { ...column, name: undefined }]),
    ),
  )
  return [...columnsById.values()].flatMap(({ unit, ...column }): ListColumn[] => {
    const { id } = column
    const withFigure = products.filter((product) => figures[product.id]?.[id] !== undefined)
    if (withFigure.length * 2 <= products.length) return []
    if (unitsOf(withFigure, id, data).size === 1) return [{ ...column, ...(unit !== undefined && { unit }) }]
    const unitOf = (family: FamilyId) => columns[family]?.find((own) => own.id === id)?.unit
    const countOf = (family: FamilyId) =>
      withFigure.filter((product) => unitOf(familyOf(product)) === unitOf(family)).length
    const [most] = families.toSorted((one, other) => countOf(other) - countOf(one))
    const usual = most && unitOf(most)
    const others = families.filter((family) => unitOf(family) !== usual)
    const units = Object.fromEntries(others.map((family) => [family, unitOf(family)]))
    return [{ ...column, ...(usual !== undefined && { unit: usual }), units }]
  })
}

/** `inPlace` are the products that a country is offered in a category or subcategory. */
export const facetsOf = (
  inPlace: readonly ProductSummary[],
  place: CataloguePlace,
  data: FigureModule,
): Facets => {
  // What a machine counts and does not recognise stands with its currencies (figureOf).
  const columns = columnsFor(inPlace, place.subcategory, data).filter(({ id }) => id !== 'passed')
  const filters = facetsAmong(inPlace, filtersOf(place), data).map((filter) => ({
    ...filter,
    name: columns.find(({ id }) => id === filter.id)?.name,
  }))
  return { filters, columns }
}
