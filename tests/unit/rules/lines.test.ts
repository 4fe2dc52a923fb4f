import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commentLinesOf, longLinesOf } from '../../support/sourceLines.ts'

const filesOf = (folder: string): string[] => globSync(`${folder}/**/*.{ts,tsx,mjs}`)
const read = (file: string): string => readFileSync(file, 'utf8')

const commentShare = (texts: readonly string[]): number => {
  const lines = texts.reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0)
  return texts.reduce((sum, text) => sum + commentLinesOf(text), 0) / lines
}

describe('comments', () => {
  it.each(['src', 'functions', 'scripts', 'tests', '{src,functions,scripts,tests}'])(
    'of %s are at most 4 of 100 lines',
    (folder) => {
      expect(commentShare(filesOf(folder).map(read))).toBeLessThanOrEqual(0.04)
    },
  )

  it('are counted by line, and only where they are comments', () => {
    expect(commentLinesOf("/**\n * Two\n */\nconst url = 'https://x' // here\n/* one */\n")).toBe(5)
    expect(commentShare(['// why\nconst one = 1\n', 'const two = 2\n'.repeat(23)])).toBeCloseTo(0.04)
    expect(commentShare(['// why\nconst one = 1\n'])).toBeGreaterThan(0.04)
  })
})

describe('lines', () => {
  const folders = ['src', 'functions', 'scripts', 'tests']

  it.each(folders)('of %s have at most 110 characters', (folder) => {
    expect(
      filesOf(folder).flatMap((file) => longLinesOf(read(file)).map((line) => `${file}:${line}`)),
    ).toEqual([])
  })

  it('are too long from 111 characters on', () => {
    expect(longLinesOf(`${'x'.repeat(110)}\n${'x'.repeat(111)}\n`)).toEqual([2])
  })
})
