import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withNames } from '../../../src/content/names.ts'
import { site } from '../../../src/content/site.ts'

it('page texts and legal texts name the company by a placeholder', () => {
  const files = globSync('src/content/{texts,legal}/*.json')
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(site.name))).toEqual([])
})

it('names all offices and countries in a sentence, and leaves other placeholders alone', () => {
  expect(withNames('{companies} | {countries} | {name}')).toMatch(
    /^\S.* and \S.* \| \S.* and \S.* \| \{name\}$/,
  )
})
