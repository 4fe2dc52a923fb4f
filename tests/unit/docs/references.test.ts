import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import {
  anchorsOf,
  citedIn,
  commandsOf,
  headingsOf,
  linksOf,
  pathsOf,
} from '../../support/documents/documents.ts'

const folders = '{.ci,.github,bench,docs,functions,imagery,scripts,src,tests}/**'
const text = /\.(?:cjs|css|html|js|json|md|mjs|py|sh|toml|ts|tsx|ya?ml)$|\.ci\/run$|rc$/

const files = globSync([folders, '*', '.*'], { exclude: ['**/node_modules', '**/dist', '**/.cache', '.git'] })
  .filter((file) => text.test(file) && statSync(file).isFile())
  .map((file) => ({ file, content: readFileSync(file, 'utf8') }))
const documents = files.filter(({ file }) => file.endsWith('.md'))

const headings = headingsOf(readFileSync('docs/specification.md', 'utf8'))

/** The sections that a text cites and the specification does not have. */
const danglingCitations = (content: string): string[] =>
  citedIn(content).filter(
    (section) =>
      !headings.some((heading) => [`${section}.`, `${section} `].some((start) => heading.startsWith(start))),
  )

/** Links of a document that lead to no file, or to no heading of a document. */
const deadLinks = (file: string, markdown: string): string[] =>
  linksOf(markdown).filter((target) => {
    const [path = '', anchor] = target.split('#')
    const goal = join(dirname(file), path)
    if (path !== '' && !existsSync(goal)) return true
    if (anchor === undefined) return false
    return !anchorsOf(path === '' ? markdown : readFileSync(goal, 'utf8')).includes(anchor)
  })

it('reads the whole repository', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(documents.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/specification.md']),
  )
})

it('citations of the specification lead to its sections', () => {
  expect(files.flatMap(({ content }) => citedIn(content)).length).toBeGreaterThan(50)
  const dangling = files.flatMap(({ file, content }) =>
    danglingCitations(content).map((citation) => `${file}: specification ${citation}`),
  )
  expect(dangling).toEqual([])
})

it('links of the documents lead to files and headings', () => {
  expect(documents.flatMap(({ content }) => linksOf(content)).length).toBeGreaterThan(20)
  const dead = documents.flatMap(({ file, content }) =>
    deadLinks(file, content).map((target) => `${file}: ${target}`),
  )
  expect(dead).toEqual([])
})

/** npm's own commands that need no script. */
const ofNpm = ['ci', 'install']

const unknownCommands = (file: string, markdown: string): string[] => {
  const folder = file.startsWith('imagery/') ? 'imagery' : '.'
  const json = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: object }
  return commandsOf(markdown).filter((name) => !ofNpm.includes(name) && !(name in json.scripts))
}

it('commands and paths of the documents exist', () => {
  expect(documents.flatMap(({ content }) => pathsOf(content)).length).toBeGreaterThan(50)
  const missing = documents.flatMap(({ file, content }) => [
    ...unknownCommands(file, content).map((name) => `${file}: ${name}`),
    ...pathsOf(content).flatMap((path) => (existsSync(path) ? [] : `${file}: ${path}`)),
  ])
  expect(missing).toEqual([])
})

it('a faulty document is found', () => {
  expect(danglingCitations('/**\n * A rule (specification\n * 99).\n */')).toEqual(['99'])
  expect(deadLinks('docs/seeded.md', '[a](nowhere.md) [b](../README.md#nowhere)')).toEqual([
    'nowhere.md',
    '../README.md#nowhere',
  ])
  expect(unknownCommands('docs/seeded.md', '`npm run dream`, `npm start`, `npm ci`')).toEqual(['dream'])
  expect(pathsOf('`src/nowhere.ts`').filter((path) => !existsSync(path))).toEqual(['src/nowhere.ts'])
})
