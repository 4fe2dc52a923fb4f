import Button from '@mui/material/Button'
import { styled, useTheme } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import texts from '../../../content/texts/filters.json'
import { figureName } from '../../../domain/products/figures/figureText.ts'
import { isUnlimited } from '../../../domain/products/room.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup.ts'
import type { CatalogueArrangement } from '../cataloguePath.ts'
import { orderChosen, viewChosen } from '../catalogueSlice.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { type Arrangement, type Order, orderText } from './arrange.ts'
import { figureFilters } from './figureFilters.ts'
import { FilterDrawer } from './FilterDrawer.tsx'
import { FilterPanel } from './FilterPanel.tsx'

/** As high as the space that ToolsSpace keeps for it. */
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  alignItems: 'center',
  '& > [role=group]': { justifySelf: 'end' },
  '& > :has(> label)': {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.spacing(1.5),
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(max-content, 1fr) auto auto',
    justifyItems: 'start',
    gap: theme.spacing(2),
    '& > :has(> label)': { gridColumn: 'auto' },
  },
}))

const ViewSwitch = styled(ToggleGroup)(({ theme }) => ({
  '& button': { paddingInline: theme.spacing(2), fontSize: theme.fontSize.compact },
}))

const views = ['cards', 'table'] as const

const orderWords = ({ by, isDescending }: Order): string =>
  fill(isDescending ? texts.sort.highest : texts.sort.lowest, { figure: figureName(by) })

/** Orders by each amount with a filter, the better end first, and the order chosen in the table. */
const OrderSelect = ({ filters, columns, order }: Arrangement) => {
  const dispatch = useAppDispatch()
  const offered = filters.flatMap(({ id }): Order[] => {
    const isAmount = columns.some((column) => column.id === id && column.kind === 'amount')
    return isAmount ? [{ by: id, isDescending: figureFilters[id] === 'least' }] : []
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

interface Props {
  arrangement: Arrangement
  view: CatalogueArrangement['view']
}

/** Filters, order and view; on a phone the filters open over the page. */
export const CatalogueTools = ({ arrangement, view }: Props) => {
  const dispatch = useAppDispatch()
  const { breakpoints } = useTheme()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'panel' | 'drawer'>()
  const panelId = useId()
  const { activeFilters, found, filters, room } = arrangement
  const active = Object.values(activeFilters).flat().length + (isUnlimited(room) ? 0 : 1)
  const toggle = () => {
    const isWide = window.matchMedia(`(min-width: ${breakpoints.values.md}px)`).matches
    if (isWide) setOpen(open === 'panel' ? undefined : 'panel')
    else setOpen('drawer')
  }

  return (
    <>
      <Row>
        {filters.length > 0 && (
          <Button
            ref={button}
            variant="outlined"
            aria-expanded={open !== undefined}
            aria-controls={open === 'panel' ? panelId : undefined}
            onClick={toggle}
          >
            <span>{active === 0 ? texts.filters : fill(texts.filtersActive, { count: active })}</span>
          </Button>
        )}
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
        <OrderSelect {...arrangement} />
      </Row>
      {open === 'panel' && (
        <div id={panelId}>
          <FilterPanel {...arrangement} />
        </div>
      )}
      {open === 'drawer' && (
        <FilterDrawer count={found.length} onClose={() => setOpen(undefined)}>
          <FilterPanel {...arrangement} />
        </FilterDrawer>
      )}
      <ActiveFilters arrangement={arrangement} onEmptied={() => button.current?.focus()} />
    </>
  )
}
