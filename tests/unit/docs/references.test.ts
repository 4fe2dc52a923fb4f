import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
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

describe('citations of the specification', () => {
  it('lead to its sections', () => {
    expect(files.flatMap(({ content }) => citedIn(content)).length).toBeGreaterThan(50)
    const dangling = files.flatMap(({ file, content }) =>
      danglingCitations(content).map((citation) => `${file}: specification ${citation}`),
    )
    expect(dangling).toEqual([])
  })

  const cite = (section: string) => `/** A rule (specification ${section}). */`

  it.each([
    ['5', []],
    ['2 and 10.4', []],
    ['99', ['99']],
    ['10.99', ['10.99']],
    ['2 and 10.99', ['10.99']],
  ])('finds what is wrong with %s', (section, expected) => {
    expect(danglingCitations(cite(section))).toEqual(expected)
  })

  it('finds one that goes on in the next line of a comment', () => {
    expect(danglingCitations('/**\n * A rule (specification\n * 99).\n */')).toEqual(['99'])
  })
})

describe('links of the documents', () => {
  it('lead to files and headings', () => {
    expect(documents.flatMap(({ content }) => linksOf(content)).length).toBeGreaterThan(20)
    const dead = documents.flatMap(({ file, content }) =>
      deadLinks(file, content).map((target) => `${file}: ${target}`),
    )
    expect(dead).toEqual([])
  })

  it.each([
    ['[a](specification.md)', []],
    ['[a](specification.md#104-addresses-that-mean-the-same)', []],
    ['# Here\n[a](#here)', []],
    ['[a](https://example.org/nowhere)', []],
    ['`[a](nowhere.md)`', []],
    ['![a](nowhere.webp)', ['nowhere.webp']],
    ['[a](specification.md#nowhere)', ['specification.md#nowhere']],
    ['# Here\n[a](#there)', ['#there']],
  ])('finds what is wrong with %j', (markdown, expected) => {
    expect(deadLinks('docs/seeded.md', markdown)).toEqual(expected)
  })
})

describe('commands and paths of the documents', () => {
  /** npm's own commands that need no script. */
  const ofNpm = ['ci', 'install']

  const unknownCommands = (file: string, markdown: string): string[] => {
    const folder = file.startsWith('imagery/') ? 'imagery' : '.'
    const json = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: object }
    return commandsOf(markdown).filter((name) => !ofNpm.includes(name) && !(name in json.scripts))
  }
  const missingPaths = (markdown: string): string[] => pathsOf(markdown).filter((path) => !existsSync(path))

  it('exist', () => {
    const missing = documents.flatMap(({ file, content }) =>
      [...unknownCommands(file, content), ...missingPaths(content)].map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('are found when they do not', () => {
    expect(unknownCommands('docs/seeded.md', '`npm run dream`, `npm start`, `npm ci`')).toEqual(['dream'])
    expect(missingPaths('`src/nowhere.ts`, `src/main.tsx`, `docs/`, `a/src/b.ts`')).toEqual([
      'src/nowhere.ts',
    ])
  })
})
