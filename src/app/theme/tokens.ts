/** The palette (contrast figures: WCAG ratios on the ground they are used on). */
export const palette = {
  ink: '#10231F',
  paper: '#FBFAF6',
  white: '#FFFFFF',
  intaglio: '#0B5D4E',
  wash: '#E6F0ED',
  slate: '#4A5A55',
  ground: '#F1F4F2',
  hairline: '#DDE3DF',
  brass: '#C8973A',
  brassInk: '#8A5A0B',
  error: '#B3261E',
} as const

export const fontFamily = "'Instrument Sans Variable', 'Instrument Sans Fallback', Arial, sans-serif"
