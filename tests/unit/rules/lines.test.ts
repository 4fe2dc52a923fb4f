import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const longest = 110

/** The numbers of lines with more than 110 characters. */
const longLinesOf = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (line.length > longest ? [index + 1] : []))

it.each(['src', 'functions', 'scripts', 'tests', 'bench'])(
  'lines of %s have at most 110 characters',
  (folder) => {
    const files = globSync(`${folder}/**/*.{ts,tsx,mjs}`, { exclude: ['**/node_modules'] })
    expect(
      files.flatMap((file) => longLinesOf(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`)),
    ).toEqual([])
  },
)

it('a line is too long from 111 characters on', () => {
  expect(longLinesOf(`${'x'.repeat(110)}\n${'x'.repeat(111)}\n`)).toEqual([2])
})
