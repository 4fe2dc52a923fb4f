import texts from '../../../content/texts/filters.json'
import { figureFilters } from '../../../domain/products/figures/figureFilters.ts'
import { figureName, figureText } from '../../../domain/products/figures/figureText.ts'
import { type Room, roomSides } from '../../../domain/products/room.ts'
import { fill, numberText, withUnits } from '../../../lib/text.ts'
import type { Arrangement } from './arrange.ts'
import type { Facet } from './facets.ts'

type Filter = Pick<Facet, 'id' | 'name' | 'unit'>
type Value = string | number

/** `UV`, `20 mm`, `1,000 notes/min` */
const valueOf = (filter: Filter, value: Value): string =>
  figureText(filter, typeof value === 'number' ? value : { included: [value], onRequest: [] })

/** The label of a value in its filter group: `UV`, `At least 1,000 notes/min`. */
export const valueWords = (filter: Filter, value: Value): string => {
  const kind = figureFilters[filter.id]
  return kind === 'choices' ? valueOf(filter, value) : fill(texts[kind], { amount: valueOf(filter, value) })
}

/** The label of an active filter with the figure's name: `Speed at least 1,000 notes/min`. */
export const filterWords = (filter: Filter, value: Value): string => {
  const kind = figureFilters[filter.id]
  return fill(kind === 'choices' ? texts.active.choice : texts.active[kind], {
    figure: figureName(filter),
    value: valueOf(filter, value),
  })
}

/**
 * The labels of a room, each with the room without it: `Depth at most 300 mm`. Width and depth together are
 * one, `Fits into 600 × 500 mm`, since a product may fit turned by a quarter.
 */
export const roomWords = (room: Room): { words: string; without: Room }[] => {
  const given = roomSides.flatMap((side) => (room[side] === undefined ? [] : [{ side, length: room[side] }]))
  const sizeOf = (lengths: typeof given) =>
    `${lengths.map(({ length }) => numberText(length)).join(' × ')} mm`
  if (room.width !== undefined && room.depth !== undefined)
    return [{ words: fill(texts.room.active, { size: sizeOf(given) }), without: {} }]
  return given.map((each) => ({
    words: fill(texts.active.most, { figure: figureName({ id: each.side }), value: sizeOf([each]) }),
    without: { ...room, [each.side]: undefined },
  }))
}

/** The amounts of a product that a filter, the order or the room asks for, and whether it fits only turned. */
export const noteOf = ({ turned, order, activeFilters, room, columns, figures }: Arrangement, id: number) => {
  const figureNotes = columns.flatMap((column) => {
    const value = figures[id]?.[column.id]
    const isAsked = column.id === order?.by || column.id in activeFilters || column.id in room
    return isAsked && typeof value === 'number'
      ? [`${figureName(column)} ${withUnits(figureText(column, value))}`]
      : []
  })
  return [...(turned.has(id) ? [texts.room.turned] : []), ...figureNotes].join(' · ')
}
