import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { environmentSchema } from '../../../functions/relay/environment.ts'

const readme = readFileSync('README.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const commands = [...readme.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map((match) => match[1] ?? '')

it('names only commands that exist', () => {
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

it('names only commands that npm test or CI runs, by themselves or in a test', () => {
  const runners = [
    'scripts/test.ts',
    'tests/integration/scripts/commands.test.ts',
    '.github/workflows/ci.yml',
  ]
  const run = runners.map((path) => readFileSync(path, 'utf8')).join('')
  const untested = commands.filter((name) => {
    const file = /scripts\/\S+|tests\/bench\/\S+/.exec(scripts[name] ?? '')?.[0] ?? name
    return !['start', 'test', 'format'].includes(name) && !run.includes(file) && !run.includes(name)
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
  const names = Object.keys(environmentSchema.shape)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
