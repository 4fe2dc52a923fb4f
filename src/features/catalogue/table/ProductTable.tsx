import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'
import texts from '../../../content/texts/filters.json'
import { OneOpenTerm } from '../../../parts/terms/OneOpenTerm.tsx'
import { visuallyHidden } from '../../../ui/styles/accessibility.ts'
import { checkLabelStyle } from '../../../ui/styles/controls.ts'
import { scrollingTable, stickyHead } from '../../../ui/styles/scrollingTable.ts'
import { type Arrangement, tableColumns } from '../filters/arrange.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { ProductRow } from './ProductRow.tsx'

/** On paper the table has every column except the buttons; the browser shrinks what is still too wide. */
const onPaper = {
  overflow: 'visible',
  '& table': { fontSize: 'xx-small', lineHeight: 1.25 },
  '& thead th, & th:first-of-type, & tbody td, & [data-kind=choices]': {
    position: 'static',
    width: 'auto',
    minWidth: 0,
    padding: '0.2em 0.5em',
    whiteSpace: 'normal',
  },
  '& tbody th:first-of-type': { minWidth: 130 },
  '& tr': { breakInside: 'avoid' },
  '& tr > :last-child, & thead button + a, & thead [aria-hidden]': { display: 'none' },
  '& thead button, & tbody a': { minHeight: 0, padding: 0, color: 'inherit', textAlign: 'inherit' },
  '& tbody a': { textDecoration: 'none' },
} as const

const Region = styled('div')(({ theme }) => ({
  ...scrollingTable(theme),
  overflowWrap: 'normal',
  '& th, & td': { padding: theme.spacing(1, 1.5), borderBlockEnd: theme.edge.hairline, textAlign: 'start' },
  '& tbody tr:hover > *': { backgroundColor: theme.vars.palette.site.wash },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  '& td': { minWidth: 88 },
  '& th': { fontWeight: theme.fontWeight.semibold },
  '& thead th': { verticalAlign: 'bottom', whiteSpace: 'nowrap' },
  '& th:first-of-type': {
    ...stickyHead(theme),
    width: 220,
    minWidth: 220,
  },
  // A phone shows the model alone, so that two figures stand beside it.
  [`@media screen and (max-width: ${theme.breakpoints.values.sm - 0.05}px)`]: {
    '& th:first-of-type': { width: 'auto', minWidth: 0, whiteSpace: 'nowrap' },
    '& tbody a > span + span': visuallyHidden,
  },
  // A wide window has room beside the page's column, as far as its scrollbar.
  [theme.breakpoints.up('xl')]: {
    marginInlineEnd: `min(0px, (${theme.layout.page}px - 100vw) / 2 + ${theme.spacing(3)})`,
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
  '@media print': onPaper,
}))

export const ProductTable = ({ arrangement }: { arrangement: Arrangement }) => {
  const { found, order, figures, turned } = arrangement
  const region = useRef<HTMLDivElement>(null)
  const columns = tableColumns(arrangement)
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
            <OneOpenTerm>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} order={order} />
              ))}
            </OneOpenTerm>
            <th scope="col">{texts.table.list}</th>
          </tr>
        </thead>
        <tbody>
          {found.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              columns={columns}
              sorted={order?.by}
              figures={figures[product.id]}
              isTurned={turned.has(product.id)}
            />
          ))}
        </tbody>
      </table>
    </Region>
  )
}
