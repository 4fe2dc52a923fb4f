import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

/** The folders with more than `most` files directly in them. */
const fullFoldersOf = (files: readonly string[], most: number): string[] =>
  Object.entries(Object.groupBy(files, (file) => dirname(file))).flatMap(([folder, inside = []]) =>
    inside.length > most ? [`${folder}: ${inside.length} files`] : [],
  )

it.each([
  { top: 'src', most: 12, fewest: 300 },
  { top: 'functions', most: 13, fewest: 30 },
  { top: 'scripts', most: 15, fewest: 80 },
  { top: 'tests', most: 13, fewest: 300 },
  { top: 'bench', most: 13, fewest: 20 },
])('a folder of $top has at most $most files', ({ top, most, fewest }) => {
  const files = globSync(`${top}/**/*.{ts,tsx}`, { exclude: ['**/node_modules', 'src/app/routes/**'] })
  expect(files.length).toBeGreaterThan(fewest)
  expect(fullFoldersOf(files, most)).toEqual([])
})
