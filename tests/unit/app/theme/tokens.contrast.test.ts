import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { theme } from '../../../../src/app/theme/theme.ts'
import { palette } from '../../../../src/app/theme/tokens.ts'
import { edgeGrounds, textGrounds } from '../../../support/contrast.ts'

type Colour = keyof typeof palette

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

const pairsOf = (grounds: typeof textGrounds) =>
  Object.entries(grounds).flatMap(([colour, on]) => on.map((ground) => [colour as Colour, ground] as const))

/** The token behind a path of the theme's palette, such as `text.secondary`. */
const tokenAt = (path: string): string | undefined => {
  const value = path
    .split('.')
    .reduce<unknown>(
      (part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key],
      theme.palette,
    )
  return Object.entries(palette).find(([, hex]) => hex === value)?.[0]
}

/** The palette's paths that a style or `sx` gives to `color`. */
const textColoursIn = (source: string): string[] =>
  [...source.matchAll(/(?<![\w-])color: ([^,}\n]+)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/(?:palette\.|')((?:site|text|primary|error)\.\w+)/g)].map(([, path = '']) => path),
  )

describe('contrast', () => {
  it.each(pairsOf(textGrounds))('%s as text on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairsOf(edgeGrounds))('%s as an edge on %s', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
  })

  it('the ratio is that of WCAG', () => {
    expect(contrast('white', 'white')).toBe(1)
    expect(contrast('ink', 'paper')).toBeCloseTo(15.7, 1)
  })

  it('is stated for every colour that a text has anywhere', () => {
    const paths = globSync('src/**/*.{ts,tsx}').flatMap((file) => textColoursIn(readFileSync(file, 'utf8')))
    const own = ['text.primary', 'text.secondary', 'primary.main', 'primary.contrastText', 'error.main']
    const used = new Set([...own, ...paths].map((path) => tokenAt(path) ?? path))
    expect(used.size).toBeGreaterThan(5)
    expect([...used].filter((colour) => !(colour in textGrounds))).toEqual([])
  })

  it('a text colour without a pair would be found', () => {
    expect(textColoursIn("color: dark ? 'site.ground' : theme.vars.palette.text.secondary,")).toEqual([
      'site.ground',
      'text.secondary',
    ])
    expect('ground' in textGrounds).toBe(false)
  })
})
