import { figureFilters, type FilterId } from '../../content/figureFilters.ts'
import { isAmount, isChoices } from '../../content/figures/figure.ts'
import type { ProductSummary } from '../../content/product.ts'
import type { FigureFilters } from '../../routing/catalogueQuery.ts'
import { type FigureData, unitsOf } from './figureData.ts'

/** A filter that fits a list: its figure is known of two machines at least, and not all are alike. */
export interface OfferedFilter {
  id: FilterId
  unit: string | undefined
  values: readonly (string | number)[]
  /** Some machine can have more than it comes with. */
  isOnRequest: boolean
}

/** More amounts than these become round ones. */
const mostAmounts = 6

/** 1, 2, 5, 10, 20, 50 and so on between two amounts. */
const roundAmounts = (least: number, most: number): number[] => {
  const powers = Array.from({ length: 9 }, (_, power) => 10 ** (power - 1))
  return powers
    .flatMap((power) => [1, 2, 5].map((step) => (step * power * 10) / 10))
    .filter((amount) => amount > least && amount < most)
}

/** Each of them leaves out something. */
const stepsOf = (amounts: readonly number[], kind: 'least' | 'most'): number[] => {
  const distinct = [...new Set(amounts)].sort((a, b) => a - b)
  const few = kind === 'least' ? distinct.slice(1) : distinct.slice(0, -1)
  return distinct.length <= mostAmounts ? few : roundAmounts(distinct[0] ?? 0, distinct.at(-1) ?? 0)
}

/** Empty when every machine of the list has all of them. */
const choicesOf = (lists: readonly (readonly string[])[], machines: number): string[] => {
  const choices = [...new Set(lists.flat())]
  const isRare = (choice: string) => lists.filter((list) => list.includes(choice)).length < machines
  return choices.some(isRare) ? choices : []
}

export const offeredFilters = (
  products: readonly ProductSummary[],
  ids: readonly FilterId[],
  data: FigureData,
): OfferedFilter[] =>
  ids.flatMap((id) => {
    const kind = figureFilters[id]
    const known = products.flatMap((product) => data.figures[product.id]?.[id] ?? [])
    const choices = known.filter(isChoices)
    const values =
      kind === 'choices'
        ? choicesOf(
            choices.map(({ included }) => included),
            products.length,
          )
        : stepsOf(known.filter(isAmount), kind)
    const [unit, ...otherUnits] = unitsOf(products, id, data)
    if (known.length < 2 || values.length === 0 || otherUnits.length > 0) return []
    return [{ id, unit, values, isOnRequest: choices.some(({ onRequest }) => onRequest.length > 0) }]
  })

/** Without filters that do not fit the list and choices that it does not know. */
export const knownFilters = (asked: FigureFilters, offered: readonly OfferedFilter[]): FigureFilters =>
  Object.fromEntries(
    offered.flatMap(({ id, values }) => {
      const value = asked[id]
      const known = typeof value === 'object' ? value.filter((choice) => values.includes(choice)) : value
      return known === undefined || (typeof known === 'object' && known.length === 0) ? [] : [[id, known]]
    }),
  )
