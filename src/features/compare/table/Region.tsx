import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { Ref } from 'react'
import { modelOf } from '../../../domain/products/product.ts'
import { scrollingTable, stickyHead } from '../../../ui/styles/scrollingTable.ts'
import type { ComparedItem } from '../useComparedItems.ts'
import { labelShare } from './printed.ts'

interface Props {
  count: number
  /** The font size on paper, in points. */
  printSize: number
}

const onPaper = ({ fontSize }: Theme, printSize: number) => ({
  overflow: 'visible',
  border: 0,
  overflowWrap: 'anywhere',
  fontSize: `${printSize}pt`,
  '& table': { tableLayout: 'fixed', width: '100%', fontSize: 'inherit', lineHeight: 1.25 },
  '& th, & td': { minWidth: 0, padding: '0.1em 0.5em' },
  '& thead tr:first-of-type th': { position: 'static' },
  '& th:first-of-type': { position: 'static', width: `${labelShare * 100}%`, minWidth: 0 },
  '& :is([data-sizes], [data-best], [data-alone])': { display: 'none' },
  '& [data-printed]': { display: 'table-row-group' },
  '& tbody th[scope=rowgroup]': { fontSize: 'inherit' },
  '& mark': { padding: 0, marginInlineStart: '0.3em', fontSize: 'inherit' },
  '& thead img': { width: 'auto', height: '10mm', marginBlockEnd: 0 },
  '& thead small': { display: 'block' },
  '& thead a': { fontSize: fontSize.micro, textDecoration: 'none', paddingBlock: 0 },
  '& li': { display: 'inline' },
  '& li + li::before': { content: '" · "' },
})

/** The width of the labels' column, in %; the products have equal shares of the rest. */
const labelWidth = 18

/** How many products a phone shows side by side. */
export const columnsOnPhone = 3

/** How many columns a phone shows: of four two and a part of the third, so that the others are looked for. */
const inView = (count: number): number => (count > columnsOnPhone ? 2.4 : count)

/** At both ends of a row of columns, in px. */
const rowPadding = 4

/** From edge to edge and without lines between columns, so that the longest words have room. */
const onPhone = (theme: Theme, count: number): CSSObject => ({
  marginInline: `calc(-1 * ${theme.layout.gutter})`,
  borderInline: 0,
  borderRadius: theme.radius.none,
  scrollSnapType: 'inline proximity',
  scrollPaddingInlineStart: rowPadding,
  '& table': {
    width: `${(count / inView(count)) * 100}%`,
    ...(count > 2 && { fontSize: theme.fontSize.column }),
  },
  '& th, & td': { overflowWrap: 'anywhere', hyphens: 'auto', hyphenateLimitChars: '12 5 4' },
  '& thead th + th': { scrollSnapAlign: 'start' },
  '& thead a': { paddingBlock: 0 },
  '& thead img': { width: 'calc(100% - 36px)', maxWidth: 112 },
  '& .list-button': {
    padding: theme.spacing(0.5),
    fontSize: theme.fontSize.caption,
    lineHeight: 1.25,
    '&::before': { display: 'none' },
  },
  // A line for each product that is the best in something. Side by side they would be as high as the longest.
  '& [data-best] td': {
    gridColumn: '1 / -1',
    position: 'sticky',
    insetInlineStart: 0,
    justifySelf: 'start',
    maxWidth: '100vw',
    paddingBlock: 0,
    '&[data-model]::before': { content: 'attr(data-model) "  "', fontWeight: theme.fontWeight.semibold },
    '&:last-child': { paddingBlockEnd: theme.spacing(1.25) },
  },
})

/** Labels are above their values, so that a phone shows three products at a time. */
const withLabelsAbove = (theme: Theme, count: number): CSSObject => ({
  '& table, & thead, & tbody': { display: 'block' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    paddingInline: rowPadding,
    // Two columns have room for the margin that the page has.
    ...(count === 2 && { paddingInlineEnd: theme.layout.gutter }),
  },
  '& tbody tr': { borderBlockStart: theme.edge.hairline },
  // Above the short names, which are above the rest of the table.
  '& thead': {
    position: 'relative',
    zIndex: theme.zIndex.raised,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& tbody th:first-of-type': { zIndex: 'auto' },
  '& thead td > *': { scrollMarginBlockStart: theme.spacing(6) },
  '& th, & td': { minWidth: 0, padding: theme.spacing(0, 0, 1.25, 1.5), border: 0 },
  '& th:first-of-type': {
    gridColumn: '1 / -1',
    justifySelf: 'start',
    width: 'auto',
    minWidth: 0,
    border: 0,
    paddingBlock: theme.spacing(1, 0.25),
  },
  '& thead th:first-of-type': { padding: 0 },
  '& thead th + th': { width: 'auto', paddingBlock: theme.spacing(1.5, 1) },
  '& tbody th[scope=row]': { fontSize: theme.fontSize.label },
  '& tr > th[scope=rowgroup]': {
    justifySelf: 'stretch',
    marginInline: -rowPadding,
    ...(count === 2 && { marginInlineEnd: `calc(-1 * ${theme.layout.gutter})` }),
    padding: theme.spacing(0.75, 2),
  },
  '& .list-button': { paddingInline: theme.spacing(0.5) },
  // Removing stands beside its column's picture.
  '& thead td': { display: 'grid' },
  '& thead [data-remove]': {
    position: 'absolute',
    insetBlockStart: theme.spacing(0.5),
    justifySelf: 'end',
    justifyContent: 'end',
    alignItems: 'start',
    width: theme.layout.control,
    minWidth: 0,
    padding: theme.spacing(1, 0.5),
    '& svg': { display: 'block' },
    '& span': { display: 'none' },
  },
  // What only one product states is short in this form.
  '& [data-alone]': { display: 'none' },
  '& [data-together]': { display: 'block' },
  [theme.breakpoints.down('sm')]: onPhone(theme, count),
})

export const Region = styled('div')<Props>(({ theme, count, printSize }) => {
  const { background, site, text } = theme.vars.palette
  const narrow = theme.breakpoints.down('lg').replace('@media', '@media screen and')
  return {
    ...scrollingTable(theme),
    '& th, & td': {
      padding: theme.spacing(1, 1.5),
      borderBlockEnd: theme.edge.hairline,
      textAlign: 'start',
      verticalAlign: 'top',
      minWidth: 168,
    },
    '& tbody:last-of-type tr:last-of-type > *': { borderBlockEnd: 0 },
    '& th:first-of-type': {
      ...stickyHead(theme),
      width: `${labelWidth}%`,
      minWidth: 200,
    },
    '& thead img': {
      width: 72,
      marginBlockEnd: theme.spacing(1),
      borderRadius: theme.radius.corner,
    },
    '& thead a': {
      display: 'inline-block',
      paddingBlock: theme.spacing(1),
      fontWeight: theme.fontWeight.regular,
      textDecoration: 'none',
      textWrap: 'balance',
    },
    '& thead a > b': {
      display: 'block',
      fontSize: theme.fontSize.h4,
      fontWeight: theme.fontWeight.semibold,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    '& thead small': { display: 'none', fontWeight: theme.fontWeight.regular },
    '& thead td > *': { width: '100%' },
    '& thead [data-remove] svg': { display: 'none' },
    '& thead th + th': { width: `${(100 - labelWidth) / count}%` },
    '& tbody th': { fontWeight: theme.fontWeight.regular, color: text.secondary },
    '& tbody th[scope=rowgroup]': {
      backgroundColor: site.wash,
      border: 0,
      fontWeight: theme.fontWeight.semibold,
      color: text.primary,
    },
    '& tr:not([data-differs]) > td': { color: text.secondary },
    '& [data-best] tr > td': { color: text.primary },
    '& :is([data-differs], [data-best]) th': {
      fontWeight: theme.fontWeight.semibold,
      color: text.primary,
    },
    '& [data-sizes] td': { verticalAlign: 'bottom' },
    '& [data-sizes] small': { fontSize: theme.fontSize.caption },
    '& [data-sizes] svg': { maxHeight: 120 },
    '& [data-together], & [data-printed]': { display: 'none' },
    '& li + li': { marginBlockStart: theme.spacing(0.5) },
    '& mark': {
      paddingInline: theme.spacing(0.5),
      borderRadius: theme.radius.badge,
      backgroundColor: site.wash,
      color: theme.vars.palette.primary.main,
      fontSize: theme.fontSize.label,
      fontWeight: theme.fontWeight.semibold,
    },
    // Wide enough for every column: the products' names stay in sight instead of the labels.
    [theme.breakpoints.up('lg')]: {
      overflowX: 'visible',
      // The picture is beside the name, so that what stays in view is low.
      '& thead th > div': {
        display: 'grid',
        gridTemplateColumns: '72px minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: theme.spacing(1.5),
      },
      '& thead img': { width: '100%', marginBlockEnd: 0 },
      '& thead a': { paddingBlock: 0 },
      '& thead td': { paddingBlock: theme.spacing(0.5) },
      '& thead td > button': { width: 'auto', paddingInline: theme.spacing(1) },
      '& tbody th:first-of-type, & thead tr + tr th:first-of-type': { position: 'static' },
      // Keeps a focused button from being hidden under the sticky names.
      '& thead td > *': { scrollMarginBlockStart: theme.spacing(16) },
      '& thead tr:first-of-type th': {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: theme.zIndex.raised,
        backgroundColor: background.paper,
      },
    },
    [narrow]: withLabelsAbove(theme, count),
    '@media print': onPaper(theme, printSize),
  }
})

/** In px, with the line below. */
const height = 37

/**
 * They lie under the table's head, which has the whole names, and stay in view when the head has scrolled out
 * of it. In a wide window the head itself stays.
 */
const Strip = styled('div')<{ count: number }>(({ theme, count }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  paddingInline: rowPadding,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.raised,
  height,
  margin: `1px 1px -${height + 1}px`,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  borderBlockEnd: theme.edge.hairline,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.semibold,
  '#header[data-hidden="false"] ~ main &': { insetBlockStart: theme.layout.headerBar },
  [theme.breakpoints.up('md')]: {
    '#header[data-hidden="false"] ~ main &': {
      insetBlockStart: theme.layout.headerBar + theme.layout.contactStrip,
    },
  },
  '& span': {
    padding: theme.spacing(1, 0, 1, 1.5),
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  [theme.breakpoints.down('sm')]: {
    marginInline: `calc(-1 * ${theme.layout.gutter})`,
    gridTemplateColumns:
      `repeat(${count}, calc(((100% + ${2 * rowPadding}px) * ${count / inView(count)}` +
      ` - ${2 * rowPadding}px) / ${count}))`,
  },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}))

interface NamesProps {
  items: readonly ComparedItem[]
  ref: Ref<HTMLDivElement>
}

/** The models of the compared products, as `BS 4`; for screen readers each column has its whole name. */
export const ShortNames = ({ items, ref }: NamesProps) => (
  <Strip ref={ref} count={items.length} className="no-print" aria-hidden>
    {items.map(({ product }) => (
      <span key={product.id}>{modelOf(product)}</span>
    ))}
  </Strip>
)
