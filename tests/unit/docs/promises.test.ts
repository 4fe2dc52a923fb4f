import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The tests that a text names, as: Held by `tests/x.test.ts`: "title" */
const heldBy = (text: string) =>
  [...text.matchAll(/Held by `([^`]+)`:\s+"([^"]+)"/g)].map(([, path = '', title = '']) => ({ path, title }))

const isThere = ({ path, title }: ReturnType<typeof heldBy>[number]): boolean =>
  existsSync(path) && readFileSync(path, 'utf8').replaceAll("\\'", "'").includes(title)

const [, ...promises] = readFileSync('docs/promises.md', 'utf8').split(/^## /m)
const named = promises.map((text): [string, string] => [text.slice(0, text.indexOf('\n')), text])

it.each(named)('"%s" is held by tests that exist', (_name, text) => {
  const tests = heldBy(text)
  expect(tests.filter((held) => !isThere(held))).toEqual([])
  expect(tests).toHaveLength(text.match(/Held by/g)?.length ?? 0)
  expect(tests.length).toBeGreaterThan(0)
})
