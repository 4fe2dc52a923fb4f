import type { palette } from '../../src/app/theme/tokens.ts'

type Colour = keyof typeof palette

/** The backgrounds of each text colour; the contrast is at least 4.5 (WCAG 1.4.3). */
export const textGrounds: Partial<Record<Colour, readonly Colour[]>> = {
  ink: ['paper', 'white', 'wash', 'ground', 'brass'],
  slate: ['paper', 'white', 'wash', 'ground'],
  intaglio: ['paper', 'white', 'wash', 'ground'],
  brassInk: ['paper', 'white'],
  error: ['paper', 'white'],
  paper: ['ink'],
  hairline: ['ink'],
  brass: ['ink'],
  white: ['intaglio', 'ink', 'error'],
}

/** The backgrounds of focus rings and field edges; the contrast is at least 3 (WCAG 1.4.11). */
export const edgeGrounds: Partial<Record<Colour, readonly Colour[]>> = {
  intaglio: ['paper', 'white', 'wash', 'ground'],
  slate: ['paper', 'white'],
  brass: ['ink'],
  white: ['error', 'intaglio'],
}
