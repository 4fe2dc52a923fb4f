import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withNames } from '../../../src/content/names.ts'
import { site } from '../../../src/content/site.ts'
import about from '../../../src/content/texts/about.json'

it('page texts and legal texts name the company by a placeholder', () => {
  const files = globSync('src/content/{texts,legal}/*.json')
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(site.name))).toEqual([])
})

it('a page shows the name', () => {
  expect(about.head.title).toBe(`About Us | ${site.name}`)
})

it('names all offices in a sentence, and leaves other placeholders alone', () => {
  expect(withNames('{companies} | {name}')).toMatch(/^\S.* and \S.* \| \{name\}$/)
})
