import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import actions from '../../../content/texts/actions.json'
import texts from '../../../content/texts/filters.json'
import { OneOpenTerm } from '../../../parts/terms/OneOpenTerm.tsx'
import { useIsShown } from '../../../ui/browser/KeptPage.tsx'
import { visuallyHidden } from '../../../ui/styles/accessibility.ts'
import { checkLabelStyle } from '../../../ui/styles/controls.ts'
import { scrollingTable, stickyHead } from '../../../ui/styles/scrollingTable.ts'
import { type Arrangement, tableColumns } from '../filters/arrange.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { ProductRow } from './ProductRow.tsx'

/** On paper the table has every column; the browser shrinks what is still too wide. */
const onPaper = {
  overflow: 'visible',
  maxHeight: 'none',
  '& table': { fontSize: 'xx-small', lineHeight: 1.25 },
  '& thead': { position: 'static' },
  '& :is(th, td), & [data-column], & [data-kind=choices]': {
    position: 'static',
    width: 'auto',
    minWidth: 0,
    padding: '0.2em 0.4em',
    whiteSpace: 'normal',
  },
  '& tbody [data-column=machine]': { minWidth: 130 },
  '& [data-kind=choices] > span:first-of-type': { display: 'inline' },
  '& tr': { breakInside: 'avoid' },
  '& thead small + a, & thead [aria-hidden]': { display: 'none' },
  '& thead button, & tbody a': { minHeight: 0, padding: 0, color: 'inherit', textAlign: 'inherit' },
  '& tbody a > span': { textDecoration: 'none' },
  '& tbody a > span + span, & small': { fontSize: 'inherit' },
} as const

/** The widths of the columns that stay. */
const boxes = 80
const machine = 'clamp(220px, 19vw, 264px)'
const boxesOnPhone = 40
const machineOnPhone = 72
/** Of the widest head, in px: Chromium leaves a control that is partly behind the edge where it is. */
const head = 80

/** It scrolls by itself, so that the heads of its columns and the machines' names stay in view. */
const Region = styled('div')(({ theme }) => ({
  ...scrollingTable(theme),
  // A window that is lower, as one that shows all larger, has no room for rows between its edges.
  '@media (min-height: 600px)': {
    overflowY: 'auto',
    maxHeight: 'calc(100dvh - 32px - var(--compare-bar, 0px))',
  },
  // What has the focus is not under the heads.
  scrollPaddingBlockStart: 88,
  scrollPaddingInlineStart: `calc(${boxes + head}px + ${machine})`,
  overflowWrap: 'normal',
  // A shade at the right edge says that more columns follow; the end of the table covers it.
  '@media screen': {
    background: [
      `linear-gradient(to left, ${theme.vars.palette.background.paper} 50%, transparent) right / 56px local no-repeat`,
      `linear-gradient(to left, ${theme.vars.palette.divider}, transparent) right / 28px scroll no-repeat`,
      theme.vars.palette.background.paper,
    ].join(),
  },
  lineHeight: 1.4,
  '& th, & td': { padding: theme.spacing(0.25, 1), borderBlockEnd: theme.edge.hairline, textAlign: 'start' },
  '& thead th': { paddingBlockStart: theme.spacing(0.75) },
  '& thead [data-kind]': { whiteSpace: 'nowrap' },
  '& tbody [data-column]': { paddingBlock: 0 },
  '@media (hover: hover)': { '& tbody tr:hover > *': { backgroundColor: theme.vars.palette.site.wash } },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  '& td': { minWidth: 64 },
  '& th': { fontWeight: theme.fontWeight.semibold },
  '& thead': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: theme.zIndex.raised,
    backgroundColor: theme.vars.palette.background.paper,
    verticalAlign: 'bottom',
  },
  // Under the head, the machines' names stand over what is in their rows.
  '& tbody': { isolation: 'isolate' },
  '& :is([data-column=compare], [data-column=machine])': stickyHead(theme),
  '& [data-column=compare]': { width: boxes, minWidth: boxes, borderInlineEnd: 0 },
  '& [data-column=machine]': { insetInlineStart: boxes, width: machine, minWidth: machine },
  '& [data-kind=amount]': { textAlign: 'end' },
  // As wide as its words, up to a width that leaves most of them two lines.
  '& [data-kind=choices] > span:first-of-type': { display: 'block', width: 'max-content', maxWidth: 248 },
  '& small, & tbody a > span + span': {
    display: 'block',
    fontSize: theme.fontSize.caption,
    fontWeight: theme.fontWeight.regular,
    color: theme.vars.palette.text.secondary,
  },
  // A phone shows the model alone, so that figures stand beside it.
  [`@media screen and (max-width: ${theme.breakpoints.values.sm - 0.05}px)`]: {
    scrollPaddingInlineStart: boxesOnPhone + machineOnPhone,
    '& th, & td': { minWidth: 0, paddingInline: theme.spacing(0.75) },
    '& [data-column=compare]': { width: boxesOnPhone, minWidth: boxesOnPhone },
    '& thead [data-column] > span': visuallyHidden,
    '& [data-column=machine]': {
      insetInlineStart: boxesOnPhone,
      width: machineOnPhone,
      minWidth: machineOnPhone,
      paddingInlineStart: 0,
    },
    '& thead [data-kind] > :not(small)': { whiteSpace: 'normal' },
    '& thead th:not([aria-sort]) button [aria-hidden]': { display: 'none' },
    '& tbody a > span + span': visuallyHidden,
    '& td small': { fontSize: theme.fontSize.micro },
    '& [data-column=list]': { display: 'none' },
  },
  // The units stand on one line, whether or not a mark explains the name.
  '& thead small': { lineHeight: `${theme.layout.check}px` },
  '& thead small:has(+ a)': { display: 'inline-block', verticalAlign: 'bottom' },
  '& thead button': {
    width: '100%',
    minHeight: theme.layout.control,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.primary.main,
    textAlign: 'inherit',
    font: 'inherit',
    fontWeight: theme.fontWeight.semibold,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // The line of the unit below is a part of the button.
    '&:has(+ small)': {
      display: 'block',
      paddingBlockEnd: theme.layout.check,
      marginBlockEnd: -theme.layout.check,
      '& + small': { position: 'relative', pointerEvents: 'none' },
    },
  },
  '& thead small + a': {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: theme.layout.check,
    minHeight: theme.layout.check,
    verticalAlign: 'bottom',
    // The larger target of a finger moves the mark out of its line.
    '@media (pointer: coarse)': { marginBlock: theme.spacing(-1.125) },
  },
  // The heads of the columns say the words of box and button, which are cut off here.
  '& td label': {
    ...checkLabelStyle(theme),
    display: 'flex',
    width: theme.layout.check,
    overflow: 'clip',
    overflowClipMargin: 4,
    whiteSpace: 'nowrap',
  },
  // Without an edge, so that those of two rows do not touch.
  '& .list-button': {
    display: 'block',
    width: theme.layout.control,
    padding: 0,
    borderColor: 'transparent',
    overflow: 'clip',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    '&::before': { marginInline: 14, width: 14, height: 14 },
  },
  '& td > span + span': visuallyHidden,
  '& tbody a': {
    display: 'block',
    minHeight: theme.layout.control,
    alignContent: 'center',
    textDecoration: 'none',
    '& > span:first-of-type': { textDecoration: 'underline' },
  },
  '@media print': onPaper,
}))

/** The entry of the history that was left last, and how far its table was scrolled, in px. */
const left = { key: '', top: 0 }

export const ProductTable = ({ arrangement }: { arrangement: Arrangement }) => {
  const { found, order, figures, turned } = arrangement
  const region = useRef<HTMLDivElement>(null)
  const columns = tableColumns(arrangement)
  const { key } = useLocation()
  const isShown = useIsShown()
  // The sorted column is now the first.
  useLayoutEffect(() => {
    if (region.current) region.current.scrollLeft = 0
  }, [order?.by])
  // After Back the table stands where it was left.
  useLayoutEffect(() => {
    const { current } = region
    if (!current || !isShown) return
    current.scrollTop = left.key === key ? left.top : 0
    return () => void Object.assign(left, { key, top: current.scrollTop })
  }, [key, isShown])
  return (
    <Region ref={region} role="region" aria-label={texts.table.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="no-print" data-column="compare">
              <span>{actions.compare}</span>
            </th>
            <th scope="col" data-column="machine">
              {texts.table.machine}
            </th>
            <th scope="col" className="no-print" data-column="list">
              {texts.table.list}
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
