/** The visitor's own few colours in place of the site's, such as the contrast themes of Windows. */
export const forcedColours = '@media (forced-colors: active)'

/** An outline that only forced colours show, for what has no edge but its ground or its shadow. */
export const forcedEdge = '1px solid transparent'

/** What is selected, in the colours that the visitor has for it. */
export const forcedSelection = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const
