import { globSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rules of the project and of its content belong to no module. */
const exempt = ['tests/unit/content/**', 'tests/unit/docs/**', 'tests/unit/rules/**']

/** `tests/unit/lib/text.test.ts` and `tests/unit/lib/text.length.test.ts` are tests of `src/lib/text`. */
const moduleOf = (test: string): string => {
  const place = test.replace('tests/unit/', '').replace(/(\.\w+)?\.test\.tsx?$/, '')
  return /^(functions|scripts)\//.test(place) ? place : `src/${place}`
}

const filesOf = (pattern: string, exclude: readonly string[] = []): string[] =>
  globSync(pattern, { exclude }).map((file) => file.replaceAll('\\', '/'))

it('a unit test has the name and the place of its module', () => {
  const tests = filesOf('tests/unit/**/*.test.{ts,tsx}', exempt)
  expect(tests.length).toBeGreaterThan(80)
  const files = filesOf('{src,functions,scripts}/**/*.{ts,tsx}')
  const modules = new Set(files.map((file) => file.replace(/\.tsx?$/, '')))
  const stray = tests.filter((test) => !modules.has(moduleOf(test)))
  expect(stray.map((test) => `${test}: no ${moduleOf(test)}`)).toEqual([])
})
