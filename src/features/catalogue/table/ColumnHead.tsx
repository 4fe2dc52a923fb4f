import texts from '../../../content/texts/filters.json'
import { betterDirection } from '../../../domain/products/figures/figureIds.ts'
import { figureName } from '../../../domain/products/figures/figureText.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { Term } from '../../../parts/terms/Term.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { orderChosen } from '../catalogueSlice.ts'
import { isSortable, type Order, orderText } from '../filters/arrange.ts'
import type { ListColumn } from '../filters/facets.ts'

interface Props {
  column: ListColumn
  order: Order | undefined
}

/** U+FE0E asks for signs of the text's colour, since some phones draw them as pictures. */
const arrows = { descending: '\u00A0↓\uFE0E', ascending: '\u00A0↑\uFE0E', unsorted: '\u00A0↕\uFE0E' } as const

/** The first press sorts the best or the smallest first, the next one the other way. */
export const ColumnHead = ({ column, order }: Props) => {
  const { id, kind, unit, term } = column
  const dispatch = useAppDispatch()
  const name = figureName(column)
  const ownDirection = order?.isDescending ? 'descending' : 'ascending'
  const direction = order?.by === id ? ownDirection : undefined
  return (
    <th scope="col" data-kind={kind} aria-sort={direction}>
      {isSortable(column) ? (
        <button
          type="button"
          onClick={() => {
            const isDescending = direction ? direction === 'ascending' : betterDirection(id) === 'more'
            dispatch(orderChosen(orderText({ by: id, isDescending })))
          }}
        >
          <span>{name}</span>
          <span aria-hidden="true">{arrows[direction ?? 'unsorted']}</span>
        </button>
      ) : term === undefined ? (
        <span>{name}</span>
      ) : (
        <Term term={term}>{name}</Term>
      )}
      {unit !== undefined && <small>{unit}</small>}
      {isSortable(column) && term !== undefined && (
        <Term term={term} label={fill(texts.table.explain, { name })}>
          <Icon name="question" />
        </Term>
      )}
    </th>
  )
}
