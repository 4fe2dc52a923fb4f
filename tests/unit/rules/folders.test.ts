import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

it.each([
  ['src', 12],
  ['scripts', 15],
  ['functions', 13],
  ['tests', 13],
  ['bench', 13],
])('a folder of %s has at most %i files', (top, most) => {
  const files = globSync(`${top}/**/*.{ts,tsx,mjs}`, { exclude: ['**/node_modules', 'src/app/routes/**'] })
  const folders = Object.entries(Object.groupBy(files, (file) => dirname(file)))
  expect(folders).not.toEqual([])
  expect(folders.filter(([, inside = []]) => inside.length > most)).toEqual([])
})
