import type { CSSObject, Theme } from '@mui/material/styles'

/** A region in which a table scrolls sideways. It is positioned so that hidden texts do not widen the page. */
export const scrollingTable = ({ vars: { palette }, edge, radius, fontSize }: Theme): CSSObject => ({
  position: 'relative',
  overflowX: 'auto',
  border: edge.hairline,
  borderRadius: radius.corner,
  backgroundColor: palette.background.paper,
  '& table': {
    minWidth: '100%',
    borderSpacing: 0,
    fontSize: fontSize.small,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The first column, which stays in view while the table scrolls. */
export const stickyHead = ({ vars: { palette }, edge, zIndex }: Theme): CSSObject => ({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: zIndex.raised,
  borderInlineEnd: edge.hairline,
  backgroundColor: palette.background.paper,
})
