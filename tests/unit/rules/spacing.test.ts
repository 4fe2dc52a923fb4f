import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** In CSS and in style objects. */
const fixedSpacing = /(letter-?spacing|word-?spacing|line-?height)\b[^;,}\n]*!important/i

it('no style stops a visitor from changing the spacing of text (WCAG 1.4.12)', () => {
  const files = globSync('src/**/*.{ts,tsx,css}')
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => fixedSpacing.test(readFileSync(file, 'utf8')))).toEqual([])
})
