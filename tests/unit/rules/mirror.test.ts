import { globSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rules of the project and of its content belong to no module. */
const exempt = ['tests/unit/content/**', 'tests/unit/docs/**', 'tests/unit/rules/**']

/** `tests/unit/lib/text.test.ts` and `tests/unit/lib/text.length.test.ts` are tests of `src/lib/text`. */
const moduleOf = (test: string): string => {
  const place = test.replace('tests/unit/', '').replace(/(\.\w+)?\.test\.tsx?$/, '')
  return /^(functions|scripts)\//.test(place) ? place : `src/${place}`
}

/** The unit tests without a module of their name at their place, and where it would be. */
const strayIn = (tests: readonly string[], modules: readonly string[]): string[] => {
  const known = new Set(modules.map((file) => file.replace(/\.tsx?$/, '')))
  return tests.filter((test) => !known.has(moduleOf(test))).map((test) => `${test}: no ${moduleOf(test)}`)
}

const filesOf = (pattern: string, exclude: readonly string[] = []): string[] =>
  globSync(pattern, { exclude }).map((file) => file.replaceAll('\\', '/'))

it('a unit test has the name and the place of its module', () => {
  const tests = filesOf('tests/unit/**/*.test.{ts,tsx}', exempt)
  expect(tests.length).toBeGreaterThan(80)
  expect(strayIn(tests, filesOf('{src,functions,scripts}/**/*.{ts,tsx}'))).toEqual([])
})

it('listeners have a unit test of their own', () => {
  const listeners = filesOf('src/**/*Listeners.ts')
  expect(listeners.length).toBeGreaterThan(5)
  expect(filesOf('tests/unit/**/*Listeners.test.ts').map(moduleOf).sort()).toEqual(
    listeners.map((file) => file.replace('.ts', '')).sort(),
  )
})
