import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countries } from '../../../src/content/countries.ts'

/** The countries of the quote form's own list are words of the contract (specification 5). */
const wordsOfTheContract = 'src/contract/quoteFields.ts'

it('names a country in content only, so that another one needs no code', () => {
  const names = new RegExp(countries.join('|'), 'i')
  const code = globSync(['src/**/*.{ts,tsx,css}', 'functions/**/*.ts', 'scripts/**/*.ts', 'index.html'])
  const found = code.filter(
    (file) =>
      !file.startsWith('src/content/') &&
      file !== wordsOfTheContract &&
      names.test(readFileSync(file, 'utf8')),
  )
  expect(code.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
