import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commandsOf } from '../../support/documents/documents.ts'

const program = String.raw`(?:[A-Z_]+=\S+ )*(?:npm|npx|node|playwright|git) `
const indented = new RegExp(`^ {4,}(${program}.*)$`, 'gm')
const inline = new RegExp(`\`(${program}[^\`]+)\``, 'g')

/** The commands of a document, but for paragraphs that have a form for PowerShell and one for cmd. */
const commandsIn = (markdown: string): string[] => {
  const paragraphs = markdown.split(/\n\s*\n/).filter((text) => !/PowerShell.*cmd/s.test(text))
  return paragraphs.flatMap((paragraph) =>
    [indented, inline].flatMap((form) => [...paragraph.matchAll(form)].map(([, text = '']) => text)),
  )
}

/**
 * What Linux, cmd and PowerShell read alike: no variable before the program; no second command, pattern or variable;
 * single quotes and commas inside double quotes only.
 */
const isPlain = (command: string): boolean => {
  const unquoted = command.replaceAll(/"[^"]*"/g, '')
  return !/^[A-Z_]+=|&&|\|\||[;,'*$\\<>]/.test(unquoted) && !/"[^"]*[$%!][^"]*"/.test(command)
}

it('every command of the documents works in each shell', () => {
  const documents = globSync('{*.md,docs/**/*.md,imagery/README.md}')
  const commands = documents.flatMap((file) => commandsIn(readFileSync(file, 'utf8')))
  expect(commands.length).toBeGreaterThan(40)
  expect(commands.filter((command) => !isPlain(command))).toEqual([])
})

const readme = readFileSync('README.md', 'utf8')
const benches = readFileSync('docs/benches.md', 'utf8')
const variables = readFileSync('docs/variables.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** `npm ci` is npm's own. */
const named = commandsOf(readme + benches + variables).filter((name) => name !== 'ci')

it('the README and the documents beside it name only commands that npm test or CI runs, by themselves or in a test', () => {
  const runners = [
    'scripts/checks.ts',
    'tests/integration/scripts/commands.test.ts',
    '.github/workflows/ci.yml',
  ]
  const run = runners.map((path) => readFileSync(path, 'utf8')).join('')
  const untested = named.filter((name) => {
    const file = /(?:scripts|bench)\/\S+\.ts/.exec(scripts[name] ?? '')?.[0] ?? name
    return !['start', 'test', 'format'].includes(name) && !run.includes(file) && !run.includes(name)
  })
  expect(untested).toEqual([])
})
