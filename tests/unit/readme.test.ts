import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const commands = [...readme.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map((match) => match[1] ?? '')

it('names only commands that exist', () => {
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

it('names only commands that npm test runs, by themselves or in a test', () => {
  const run =
    readFileSync('scripts/test.ts', 'utf8') + readFileSync('tests/integration/commands.test.ts', 'utf8')
  const untested = commands.filter((name) => {
    const file = /scripts\/\S+|tests\/bench\/\S+/.exec(scripts[name] ?? '')?.[0]
    return file !== undefined && !['start', 'test'].includes(name) && !run.includes(file)
  })
  expect(untested).toEqual([])
})

it('names only files and pictures that exist', () => {
  const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map((match) => match[1] ?? '')
  const inline = [
    ...readme.matchAll(/`((?:src|scripts|functions|tests|public|docs|imagery)\/[\w./-]+)`/g),
  ].map((match) => match[1] ?? '')
  expect([...links, ...inline].filter((path) => !existsSync(path))).toEqual([])
})

it('lists every environment variable that the code reads', () => {
  const names = globSync('{functions,scripts}/**/*.ts').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/(?:\benv(?:\.|, '))([A-Z_]{3,})|([A-Z]+_[A-Z_]+): \w+[,} ]/g),
    ].map(([, read, destructured]) => read ?? destructured ?? ''),
  )
  expect(names.length).toBeGreaterThan(8)
  expect([...new Set(names)].filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
