import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Of the functions, and of the scripts and tests. */
const environmentModules = ['functions/relay/services/environment.ts', 'scripts/environment.ts']

const readsEnvironment = (source: string): boolean =>
  /\bprocess\s*\??\.\s*env\b|\bprocess\[|\benv\b[^;=]*\}\s*=\s*process\b|from 'node:process'/.test(source)

it.each([
  'const port = process.env.PORT',
  "process['env']",
  'const { env } = process',
  'const { argv, env: variables } = process',
  "import { env } from 'node:process'",
])('finds a seeded breach: %s', (source) => {
  expect(readsEnvironment(source)).toBe(true)
})

it('environment variables are read in two modules', () => {
  const files = globSync('{src,functions,scripts,tests/support,bench}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules'],
  })
    .concat(globSync('*.config.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    // The bundler replaces this name; nothing is read.
    .filter((file) => !file.endsWith('devTools/bundleExtension.ts'))
  expect(files.filter((file) => readsEnvironment(readFileSync(file, 'utf8'))).sort()).toEqual(
    environmentModules,
  )
})
