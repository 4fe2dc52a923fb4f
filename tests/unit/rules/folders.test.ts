import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

const maxFiles = 16

/** The folders with more than 16 files directly in them. */
const fullFoldersOf = (files: readonly string[]): string[] =>
  Object.entries(Object.groupBy(files, (file) => dirname(file))).flatMap(([folder, inside = []]) =>
    inside.length > maxFiles ? [`${folder}: ${inside.length} files`] : [],
  )

it.each([
  ['src', 300],
  ['functions', 50],
  ['scripts', 80],
  ['tests', 300],
  ['bench', 20],
])('a folder of %s has at most 16 files', (top, fewest) => {
  const files = globSync(`${top}/**/*.{ts,tsx}`, { exclude: ['**/node_modules'] })
  expect(files.length).toBeGreaterThan(fewest)
  expect(fullFoldersOf(files)).toEqual([])
})

it('a folder is full from 17 files on, without those of its own folders', () => {
  const filesIn = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`)
  expect(fullFoldersOf([...filesIn('a', 16), ...filesIn('a/b', 17)])).toEqual(['a/b: 17 files'])
})
