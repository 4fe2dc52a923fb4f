import texts from '../../../content/texts/filters.json'
import { fill } from '../../../lib/text.ts'
import { figureFilters } from '../../../machines/figures/figureFilters.ts'
import { figureName } from '../../../machines/figures/figureText.ts'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import { type Arrangement, type Order, orderText } from './arrange.ts'

const words = ({ by, isDescending }: Order): string =>
  fill(isDescending ? texts.sort.highest : texts.sort.lowest, { figure: figureName(by) })

interface Props {
  arrangement: Arrangement
  onChosen: (order: string) => void
}

/** The amounts that have a filter, the better end first, and an order that was chosen in the table. */
export const OrderSelect = ({ arrangement: { filters, columns, order }, onChosen }: Props) => {
  const offered = filters.flatMap(({ id }): Order[] => {
    const isAmount = columns.some((column) => column.id === id && column.kind === 'amount')
    return isAmount ? [{ by: id, isDescending: figureFilters[id] === 'least' }] : []
  })
  const orders = new Map(
    [...offered, ...(order ? [order] : [])].map((each) => [orderText(each), words(each)]),
  )
  return (
    <LabelledSelect
      label={texts.sort.label}
      value={order ? orderText(order) : ''}
      options={[
        { value: '', label: texts.sort.catalogue },
        ...[...orders].map(([value, label]) => ({ value, label })),
      ]}
      onChange={onChosen}
    />
  )
}
