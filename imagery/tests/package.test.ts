import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const sources = globSync('**/*.ts', { cwd: folder, exclude: ['node_modules/**'] })

it('no import leaves the package, but for the name and the colours of the site', () => {
  expect(sources.length).toBeGreaterThan(80)
  const leaving = sources.flatMap((file) =>
    [...read(file).matchAll(/(?:from|import) '([^']+)'/g)]
      .map(([, target = '']) => target)
      .filter((target) => target.startsWith('.') && join(file, '..', target).startsWith('..')),
  )
  expect(leaving.sort()).toEqual(['../../src/app/theme/tokens.ts', '../../src/content/site.ts'])
})

it('the README names only commands and files that exist', () => {
  const readme = read('README.md')
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = [...readme.matchAll(/npm (?:run )?([a-z][\w-]*)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([])
  const named = [...readme.matchAll(/`((?:\.\.\/)?[\w-]+\/[\w./-]*)`/g)].map(([, path = '']) => path)
  expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([])
})
