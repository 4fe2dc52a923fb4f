import { describe, expect, it } from 'vitest'
import {
  comparePath,
  ignoredParts,
  parseComparePath,
  toComparePath,
} from '../../../../src/domain/routing/comparePath.ts'
import addresses from '../../../support/fixtures/addresses.json'

const parse = (path: string) => {
  const { pathname, search } = new URL(path, 'http://localhost')
  return parseComparePath(pathname, search)
}

describe('the address of the comparison', () => {
  it.each(addresses.comparisons)('$path', ({ path, ids, onlyDifferences }) =>
    expect(parse(path)).toEqual({ ids, onlyDifferences }),
  )

  it.each(addresses.noComparisons)('is not %s', (path) => expect(parse(path)).toBeUndefined())

  it('is short for nothing', () => {
    expect(comparePath([])).toBe('/compare')
    expect(toComparePath({ ids: [], onlyDifferences: true })).toBe('/compare?differences=1')
  })
})

it('the parts that are ignored are known, each once', () => {
  expect(ignoredParts('?ids=5,999,abc,999,6,7,8,9,14,6')).toEqual({
    wrong: ['999', 'abc'],
    surplus: [9, 14],
  })
  expect(ignoredParts('?ids=5,,36')).toEqual({ wrong: [], surplus: [] })
  expect(ignoredParts('?ids=5, 36, 999')).toEqual({ wrong: ['999'], surplus: [] })
  expect(ignoredParts('')).toEqual({ wrong: [], surplus: [] })
})
