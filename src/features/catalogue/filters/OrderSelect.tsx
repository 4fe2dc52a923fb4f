import texts from '../../../content/texts/filters.json'
import { betterDirection } from '../../../domain/products/figures/figureIds.ts'
import { figureName } from '../../../domain/products/figures/figureText.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import { orderChosen } from '../catalogueSlice.ts'
import { type Arrangement, isSortable, type Order, orderText, tableColumns } from './arrange.ts'

const orderWords = ({ by, isDescending }: Order): string =>
  fill(isDescending ? texts.sort.highest : texts.sort.lowest, { figure: figureName(by) })

/** Every amount by which the table can be sorted, and the other direction when it was chosen there. */
export const OrderSelect = (arrangement: Arrangement) => {
  const { order } = arrangement
  const dispatch = useAppDispatch()
  const offered = tableColumns({ ...arrangement, order: undefined })
    .filter(isSortable)
    .map(({ id }): Order => ({ by: id, isDescending: betterDirection(id) === 'more' }))
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
