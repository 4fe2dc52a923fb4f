export const forcedColours = '@media (forced-colors: active)'

/** A border for surfaces that have none otherwise. */
export const forcedEdge = '1px solid transparent'

export const forcedSelection = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const
