import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scriptsSchema } from '../../../scripts/environment.ts'

const readme = readFileSync('README.md', 'utf8')
const benches = readFileSync('docs/benches.md', 'utf8')
const variables = readFileSync('docs/variables.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const commandsOf = (text: string): string[] =>
  [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map((match) => match[1] ?? '')

/** `npm ci` is npm's own. */
const commands = commandsOf(readme + benches + variables).filter((name) => name !== 'ci')

it('names only commands that exist', () => {
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

it('names only commands that npm test or CI runs, by themselves or in a test', () => {
  const runners = [
    'scripts/checks.ts',
    'tests/integration/scripts/commands.test.ts',
    '.github/workflows/ci.yml',
  ]
  const run = runners.map((path) => readFileSync(path, 'utf8')).join('')
  const untested = commands.filter((name) => {
    const file = /(?:scripts|bench)\/\S+\.ts/.exec(scripts[name] ?? '')?.[0] ?? name
    return !['start', 'test', 'format'].includes(name) && !run.includes(file) && !run.includes(name)
  })
  expect(untested).toEqual([])
})

it('names only files and pictures that exist', () => {
  const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map((match) => match[1] ?? '')
  const inline = [
    ...readme.matchAll(/`((?:src|scripts|functions|tests|bench|public|docs|imagery)\/[\w./-]+)`/g),
  ].map((match) => match[1] ?? '')
  expect([...links, ...inline].filter((path) => !existsSync(path))).toEqual([])
})

it('lists every environment variable that the code reads', () => {
  const names = Object.keys(scriptsSchema.shape)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !variables.includes(`\`${name}\``))).toEqual([])
})

it('describes every bench, and how it is read', () => {
  const names = Object.keys(scripts).filter((name) => /^bench\b/.test(name))
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !commandsOf(benches).includes(name))).toEqual([])
})
