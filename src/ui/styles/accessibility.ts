/** Screen readers and bots still read the element; it is not copied with the texts around it. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  userSelect: 'none',
} as const

export const forcedColours = '@media (forced-colors: active)'

export const forcedSelection = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const
