import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'
import actions from '../../../content/texts/actions.json'
import texts from '../../../content/texts/filters.json'
import { OneOpenTerm } from '../../../parts/terms/OneOpenTerm.tsx'
import { visuallyHidden } from '../../../ui/styles/accessibility.ts'
import { checkLabelStyle } from '../../../ui/styles/controls.ts'
import { scrollingTable, stickyHead } from '../../../ui/styles/scrollingTable.ts'
import { type Arrangement, tableColumns } from '../filters/arrange.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { ProductRow } from './ProductRow.tsx'

/** On paper the table has every column; the browser shrinks what is still too wide. */
const onPaper = {
  overflow: 'visible',
  marginInlineEnd: 0,
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
  '& thead small + a, & thead [aria-hidden]': { display: 'none' },
  '& thead button, & tbody a': { minHeight: 0, padding: 0, color: 'inherit', textAlign: 'inherit' },
  '& tbody a': { textDecoration: 'none' },
} as const

const Region = styled('div')(({ theme }) => ({
  ...scrollingTable(theme),
  overflowWrap: 'normal',
  // In a wide window it reaches into the margin of the page.
  marginInlineEnd: `min(0px, (${theme.layout.page}px - 100vw) / 2 + ${theme.spacing(3)})`,
  // A shade at the right edge says that more columns follow; the end of the table covers it.
  '@media screen': {
    background: [
      `linear-gradient(to left, ${theme.vars.palette.background.paper} 50%, transparent) right / 48px local no-repeat`,
      `linear-gradient(to left, ${theme.vars.palette.divider}, transparent) right / 20px scroll no-repeat`,
      theme.vars.palette.background.paper,
    ].join(),
  },
  '& th, & td': { padding: theme.spacing(1), borderBlockEnd: theme.edge.hairline, textAlign: 'start' },
  '@media (hover: hover)': { '& tbody tr:hover > *': { backgroundColor: theme.vars.palette.site.wash } },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  '& td': { minWidth: 64 },
  '& th': { fontWeight: theme.fontWeight.semibold },
  '& thead th': { verticalAlign: 'bottom' },
  '& th:first-of-type': {
    ...stickyHead(theme),
    width: 196,
    minWidth: 196,
    paddingInlineStart: theme.spacing(1.5),
  },
  '& [data-kind=amount]': { textAlign: 'end' },
  '& [data-kind=choices]': { minWidth: 248 },
  // A phone shows the model alone, so that two figures stand beside it; long words make its rows no higher.
  [`@media screen and (max-width: ${theme.breakpoints.values.sm - 0.05}px)`]: {
    '& th:first-of-type': { width: 'auto', minWidth: 0, whiteSpace: 'nowrap' },
    '& tbody a > span + span': visuallyHidden,
    '& th:nth-of-type(2), & td:first-of-type': { display: 'none' },
    '& th:nth-of-type(3), & td:nth-of-type(2)': {
      minWidth: 0,
      fontSize: theme.fontSize.micro,
    },
    '& th, & td': { padding: theme.spacing(0.5, 0.75) },
    '& td': { minWidth: 0 },
    '& thead th': { fontSize: theme.fontSize.label },
  },
  '& small': {
    display: 'block',
    fontWeight: theme.fontWeight.regular,
    color: theme.vars.palette.text.secondary,
  },
  // The units stand on one line, whether or not a mark explains the name.
  '& thead small': { lineHeight: `${theme.layout.check}px` },
  '& thead small:has(+ a)': { display: 'inline-block', verticalAlign: 'bottom' },
  '& thead th:has(small + a)': { whiteSpace: 'nowrap' },
  '& thead button': {
    display: 'block',
    width: '100%',
    minHeight: theme.layout.control,
    padding: 0,
    border: 0,
    background: 'none',
    whiteSpace: 'normal',
    color: theme.vars.palette.primary.main,
    textAlign: 'inherit',
    font: 'inherit',
    fontWeight: theme.fontWeight.semibold,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '& thead small + a': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: theme.layout.check,
    minHeight: theme.layout.check,
    verticalAlign: 'bottom',
    // The larger target of a finger moves the mark out of its line.
    '@media (pointer: coarse)': { marginBlock: theme.spacing(-1.5) },
  },
  // The heads of the columns say the words of box and button, which are cut off here.
  '& td label': {
    ...checkLabelStyle(theme),
    width: theme.layout.check,
    overflow: 'clip',
    overflowClipMargin: 4,
    whiteSpace: 'nowrap',
  },
  '& .list-button': {
    width: theme.layout.control,
    padding: 0,
    overflow: 'clip',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    '&::before': { marginInline: 15, width: 12, height: 12 },
  },
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
            <th scope="col" className="no-print">
              {texts.table.list}
            </th>
            <th scope="col" className="no-print">
              {actions.compare}
            </th>
            <OneOpenTerm>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} order={order} />
              ))}
            </OneOpenTerm>
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
