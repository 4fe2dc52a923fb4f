import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const watched = [...(scripts['dev:prerendered'] ?? '').matchAll(/--watch-path=(\S+)/g)].map(
  ([, path = '']) => path,
)

const imported = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path = '']) =>
    relative('.', join(dirname(file), path)),
  )

/** Visits what has been added meanwhile too. */
const reached = (entry: string): Set<string> => {
  const files = new Set([entry])
  for (const file of files) for (const next of imported(file)) if (/\.tsx?$/.test(next)) files.add(next)
  return files
}

const folderOf = (file: string): string => (/^scripts\/\w+(?=\/)/.exec(file) ?? /^\w+/.exec(file) ?? [''])[0]

it('dev:prerendered watches the folders that make pages and files, but no record that a build writes', () => {
  const makers = ['scripts/prerender/pages.ts', 'scripts/derivedFiles/derivedFiles.ts'].flatMap((entry) => [
    ...reached(entry),
  ])
  const folders = new Set(makers.filter((file) => dirname(file) !== 'scripts').map(folderOf))
  folders.delete('scripts/derivedFiles')
  expect(watched.toSorted()).toEqual([...folders, 'functions', 'index.html'].toSorted())
})
