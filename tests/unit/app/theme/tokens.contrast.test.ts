import { expect, it } from 'vitest'
import { palette } from '../../../../src/app/theme/tokens.ts'

type Colour = keyof typeof palette

/** The backgrounds of focus rings and field edges, whose contrast axe does not measure; at least 3 (WCAG 1.4.11). */
const edgeGrounds: Partial<Record<Colour, readonly Colour[]>> = {
  intaglio: ['paper', 'white', 'wash', 'ground'],
  slate: ['paper', 'white'],
  brass: ['ink'],
  white: ['error', 'intaglio'],
}

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(palette[colour].slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The ratio of WCAG, from 1 to 21. */
const contrast = (one: Colour, other: Colour): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const pairs = Object.entries(edgeGrounds).flatMap(([colour, on]) =>
  on.map((ground) => [colour as Colour, ground] as const),
)

it.each(pairs)('%s stands out as an edge on %s', (edge, ground) => {
  expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
})
