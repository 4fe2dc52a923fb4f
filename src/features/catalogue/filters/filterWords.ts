import texts from '../../../content/texts/filters.json'
import { figureFilters } from '../../../domain/products/figures/figureFilters.ts'
import { figureName, figureText } from '../../../domain/products/figures/figureText.ts'
import type { Room } from '../../../domain/products/room.ts'
import { roomSizeText } from '../../../domain/products/roomSizeText.ts'
import { fill } from '../../../lib/text.ts'
import type { Facet } from './facets.ts'

type Filter = Pick<Facet, 'id' | 'unit'>
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
    figure: figureName(filter.id),
    value: valueOf(filter, value),
  })
}

/** `Fits into 600 × any × 1,400 mm` */
export const roomWords = (room: Room): string => fill(texts.room.active, { size: roomSizeText(room) })
