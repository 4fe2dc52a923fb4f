import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countries } from '../../../src/content/countries.ts'

/**
 * Content, and the examples of its schemas; the quote form's own list of countries (specification 5); and the
 * labels of sheets' rows.
 */
const wordsOfContent = [
  'src/content/',
  'src/content/schema/',
  'src/domain/contract/quoteFields.ts',
  'scripts/figures/families/',
]

it('only content names a country, so that another country needs no code', () => {
  const names = new RegExp(countries.join('|'), 'i')
  const code = globSync(['src/**/*.{ts,tsx,css}', 'functions/**/*.ts', 'scripts/**/*.ts', 'index.html']).map(
    (file) => file.replaceAll('\\', '/'),
  )
  const found = code.filter(
    (file) => !wordsOfContent.some((path) => file.startsWith(path)) && names.test(readFileSync(file, 'utf8')),
  )
  expect(code.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
