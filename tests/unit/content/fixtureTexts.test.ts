import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { site as shippedSite } from '../../../src/content/site.ts'
import { isRecord } from '../../../src/lib/types.ts'
import { site } from '../../support/fixtures/content/site.ts'

/** The keys of a text's file; the entries of its lists are the staff's. */
const keysIn = (value: unknown, parent = ''): string[] =>
  isRecord(value) && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => [
        `${parent}.${key}`,
        ...keysIn(inner, `${parent}.${key}`),
      ])
    : []

const keysOf = (folder: string): string[] =>
  globSync('{data,legal,texts}/*.json', { cwd: folder }).flatMap((file) =>
    keysIn(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')), file),
  )

const advice =
  'Write the text into the same file of tests/support/fixtures/content too (see CONTRIBUTING, Tests)'

it('the texts of the tests have the keys of the shipped ones', () => {
  const [shipped, fixtures] = ['src/content', 'tests/support/fixtures/content'].map(keysOf)
  expect(fixtures?.toSorted(), advice).toEqual(shipped?.toSorted())
  // The type checker compares these.
  expect(site satisfies typeof shippedSite).toBeDefined()
})
