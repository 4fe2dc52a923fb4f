import { styled } from '@mui/material/styles'
import { memo, useLayoutEffect, useRef } from 'react'
import { shallowEqual } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import texts from '../../../content/texts/filters.json'
import { CompareBox } from '../../../domain/comparison/CompareBox.tsx'
import { Term } from '../../../domain/glossary/Term.tsx'
import { type FigureColumn, type Figures, filterValue } from '../../../domain/machines/figures/figure.ts'
import type { FigureId } from '../../../domain/machines/figures/figureIds.ts'
import { figureName, valueText } from '../../../domain/machines/figures/figureText.ts'
import type { ProductSummary } from '../../../domain/machines/product.ts'
import { ListButton } from '../../../domain/quoteList/ListButton.tsx'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { visuallyHidden } from '../../../ui/styles/accessibility.ts'
import { checkLabelStyle } from '../../../ui/styles/controls.ts'
import { scrollingTable, stickyHead } from '../../../ui/styles/scrollingTable.ts'
import { ProductLink } from '../cards/ProductLink.tsx'
import { arrangementChosen } from '../catalogueSlice.ts'
import { type Arrangement, type Order, orderText, tableColumns } from './arrange.ts'

const Region = styled('div')(({ theme }) => ({
  ...scrollingTable(theme),
  '& th, & td': { padding: theme.spacing(1, 1.5), borderBlockEnd: theme.hairline, textAlign: 'start' },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  '& td': { minWidth: 88 },
  '& th': { fontWeight: theme.fontWeight.semibold },
  '& thead th': { verticalAlign: 'bottom', whiteSpace: 'nowrap' },
  '& th:first-of-type': {
    ...stickyHead(theme),
    width: 220,
    minWidth: 'min(220px, 40vw)',
  },
  '& [data-kind=amount]': { textAlign: 'end' },
  '& [data-kind=choices]': { minWidth: 180 },
  '& small': {
    display: 'block',
    fontWeight: theme.fontWeight.regular,
    color: theme.vars.palette.text.secondary,
  },
  '& thead button': {
    minHeight: theme.layout.control,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.primary.main,
    font: 'inherit',
    fontWeight: theme.fontWeight.semibold,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '& thead button + a': {
    display: 'inline-grid',
    placeItems: 'center',
    minHeight: theme.layout.control,
    padding: theme.spacing(0, 1),
    verticalAlign: 'bottom',
  },
  '& td label': { ...checkLabelStyle(theme), marginInlineStart: theme.spacing(1.5) },
  '& td:last-of-type': { whiteSpace: 'nowrap' },
  '& td > span + span': visuallyHidden,
  '& tbody a': { display: 'inline-block', paddingBlock: theme.spacing(1) },
}))

interface HeadProps {
  column: FigureColumn
  order: Order | undefined
}

const arrows = { descending: ' ↓', ascending: ' ↑' } as const

/** The first press sorts from the highest down, the next one from the lowest up. */
const ColumnHead = ({ column: { id, kind, unit, term }, order }: HeadProps) => {
  const dispatch = useAppDispatch()
  const name = figureName(id)
  const ownDirection = order?.isDescending ? 'descending' : 'ascending'
  const direction = order?.by === id ? ownDirection : undefined
  return (
    <th scope="col" data-kind={kind} aria-sort={direction}>
      {kind === 'amount' ? (
        <button
          type="button"
          onClick={() => {
            const next = { by: id, isDescending: direction !== 'descending' }
            dispatch(arrangementChosen({ order: orderText(next) }))
          }}
        >
          {name}
          <span aria-hidden="true">{direction ? arrows[direction] : ' ↕'}</span>
        </button>
      ) : term === undefined ? (
        name
      ) : (
        <Term term={term} place={id}>
          {name}
        </Term>
      )}
      {kind === 'amount' && term !== undefined && (
        <Term term={term} place={id} label={fill(texts.table.explain, { name })}>
          <Icon name="question" />
        </Term>
      )}
      {unit !== undefined && <small>{unit}</small>}
    </th>
  )
}

/** Memoized, so that another order of the columns does not render it again. */
const RowActions = memo(({ product }: { product: ProductSummary }) => (
  <>
    <ListButton product={product} />
    <CompareBox product={product} />
  </>
))
RowActions.displayName = 'RowActions'

interface RowProps {
  product: ProductSummary
  columns: readonly FigureColumn[]
  sorted: FigureId | undefined
  figures: Figures | undefined
  isTurned: boolean
  onOpened: (path: string) => void
}

const MachineRow = ({ product, columns, sorted, figures = {}, isTurned, onOpened }: RowProps) => (
  <tr>
    <th scope="row">
      <ProductLink id={product.id} onOpened={onOpened}>
        {product.name}
      </ProductLink>
      {isTurned && <small>{texts.room.turned}</small>}
    </th>
    {columns.map(({ id, kind }) => {
      const value = figures[id] ?? filterValue(id, figures)
      return (
        // The sorted column always has the same key, so that React changes texts and moves no cells.
        <td key={id === sorted ? 'sorted' : id} data-kind={kind}>
          {value === undefined ? (
            <>
              <span aria-hidden="true">–</span>
              <span>{texts.table.unknown}</span>
            </>
          ) : (
            valueText(id, value)
          )}
        </td>
      )
    })}
    <td>
      <RowActions product={product} />
    </td>
  </tr>
)

/** A new list of the same columns renders no row again. */
const Row = memo(
  MachineRow,
  ({ columns: before, ...props }, { columns, ...nextProps }) =>
    shallowEqual(before, columns) && shallowEqual(props, nextProps),
)

interface Props {
  arrangement: Arrangement
  shown: readonly ProductSummary[]
}

export const ProductTable = ({ arrangement, shown }: Props) => {
  const { order, figures, turned } = arrangement
  const navigate = useNavigate()
  const region = useRef<HTMLDivElement>(null)
  const columns = tableColumns(arrangement, shown)
  // The sorted column is now the first.
  useLayoutEffect(() => {
    if (region.current) region.current.scrollLeft = 0
  }, [order?.by])
  return (
    <Region ref={region} role="region" aria-label={texts.table.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.table.machine}</th>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} order={order} />
            ))}
            <th scope="col">{texts.table.list}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((product) => (
            <Row
              key={product.id}
              product={product}
              columns={columns}
              sorted={order?.by}
              figures={figures[product.id]}
              isTurned={turned.has(product.id)}
              onOpened={navigate}
            />
          ))}
        </tbody>
      </table>
    </Region>
  )
}
