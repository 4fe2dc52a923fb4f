import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commandsOf } from '../../support/documents/documents.ts'

const readme = readFileSync('README.md', 'utf8')
const benches = readFileSync('docs/benches.md', 'utf8')
const variables = readFileSync('docs/variables.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** `npm ci` is npm's own. */
const commands = commandsOf(readme + benches + variables).filter((name) => name !== 'ci')

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
