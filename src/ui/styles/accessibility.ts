/** Hides an element from eyes and from copied text. Screen readers and bots still read it. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  userSelect: 'none',
  // Some screen readers read broken words as single letters.
  whiteSpace: 'nowrap',
} as const

export const forcedColours = '@media (forced-colors: active)'

export const forcedSelection = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const
