import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { theme } from '../../../../src/app/theme/theme.ts'

const sheets = theme.generateStyleSheets()

const variables = Object.fromEntries(
  sheets.flatMap((sheet) => Object.values(sheet).flatMap((rule) => Object.entries(rule as object))),
) as Record<string, unknown>

it('every variable that a CSS file reads is defined', () => {
  const css = globSync('src/**/*.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  const read = [...css.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name)
  expect(read.length).toBeGreaterThan(5)
  for (const name of read) expect(variables).toHaveProperty(name ?? '')
})
