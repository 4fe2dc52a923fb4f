import { styled } from '@mui/material/styles'
import texts from '../../../content/texts/filters.json'
import { betterDirection } from '../../../domain/products/figures/figureIds.ts'
import { figureName } from '../../../domain/products/figures/figureText.ts'
import type { CatalogueArrangement } from '../../../domain/routing/cataloguePath.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup.ts'
import { orderChosen, viewChosen } from '../catalogueSlice.ts'
import { labelInside } from '../labelInside.ts'
import { type Arrangement, isSortable, type Order, orderText, tableColumns } from './arrange.ts'

const ViewSwitch = styled(ToggleGroup)(({ theme }) => ({
  '& button': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    paddingInline: theme.spacing(2),
    fontSize: theme.fontSize.compact,
  },
  [theme.breakpoints.up('md')]: { flex: 'none', flexWrap: 'nowrap' },
}))

/** A phone has it among the filters. */
const OrderPlace = styled('div')(({ theme }) => ({
  flexGrow: 1,
  minWidth: 200,
  ...labelInside(theme),
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

const orderWords = ({ by, isDescending }: Order, columns: Arrangement['columns']): string =>
  fill(isDescending ? texts.sort.highest : texts.sort.lowest, {
    figure: figureName(columns.find(({ id }) => id === by) ?? { id: by }),
  })

/** Every amount by which the table can be sorted, and the other direction when it was chosen there. */
export const OrderSelect = (arrangement: Arrangement) => {
  const { order } = arrangement
  const dispatch = useAppDispatch()
  const offered = tableColumns({ ...arrangement, order: undefined, activeFilters: {}, room: {} })
    .filter(isSortable)
    .map(({ id }): Order => ({ by: id, isDescending: betterDirection(id) === 'more' }))
  const orders = new Map(
    [...offered, ...(order ? [order] : [])].map((each) => [
      orderText(each),
      orderWords(each, arrangement.columns),
    ]),
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

const views = ['cards', 'table'] as const

interface Props {
  arrangement: Arrangement
  view: CatalogueArrangement['view']
}

export const CatalogueTools = ({ arrangement, view }: Props) => {
  const dispatch = useAppDispatch()
  return (
    <>
      <OrderPlace>
        <OrderSelect {...arrangement} />
      </OrderPlace>
      <ViewSwitch role="group" aria-label={texts.view.label}>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => dispatch(viewChosen(each))}
          >
            {texts.view[each]}
          </button>
        ))}
      </ViewSwitch>
    </>
  )
}
