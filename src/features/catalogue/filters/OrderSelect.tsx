import texts from '../../../content/texts/filters.json'
import { isHighestFirst } from '../../../domain/products/figures/figureFilters.ts'
import { figureName } from '../../../domain/products/figures/figureText.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import { orderChosen } from '../catalogueSlice.ts'
import { type Arrangement, type Order, orderText } from './arrange.ts'

const orderWords = ({ by, isDescending }: Order): string =>
  fill(isDescending ? texts.sort.highest : texts.sort.lowest, { figure: figureName(by) })

/** The amounts that have a filter, the better end first, and an order that was chosen in the table. */
export const OrderSelect = ({ filters, columns, order }: Arrangement) => {
  const dispatch = useAppDispatch()
  const offered = filters.flatMap(({ id }): Order[] => {
    const isAmount = columns.some((column) => column.id === id && column.kind === 'amount')
    return isAmount ? [{ by: id, isDescending: isHighestFirst(id) }] : []
  })
  const orders = new Map(
    [...offered, ...(order ? [order] : [])].map((each) => [orderText(each), orderWords(each)]),
  )
  return (
    <LabelledSelect
      label={texts.sort.label}
      value={order ? orderText(order) : ''}
      options={[
        { value: '', label: texts.sort.catalogue },
        ...[...orders].map(([value, label]) => ({ value, label })),
      ]}
      onChange={(chosen) => dispatch(orderChosen(chosen))}
    />
  )
}
