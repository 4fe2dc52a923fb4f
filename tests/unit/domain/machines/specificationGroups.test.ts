import { describe, expect, it } from 'vitest'
import { specificationGroups } from '../../../../src/domain/machines/specificationGroups.ts'
import { cutWords } from '../../../../src/lib/text.ts'
import { rovingIndex } from '../../../../src/ui/browser/moveFocus.ts'

describe('specificationGroups', () => {
  it('reads the rows that stand alone first, then each group', () => {
    expect(
      specificationGroups({
        Speed: '1,000 notes/min',
        Print: { Colour: 'Green', Extra: ['Brown', 'Violet'] },
        Certificates: ['CE', 'RoHS'],
      }),
    ).toEqual([
      {
        title: 'General',
        rows: [
          { label: 'Speed', values: ['1,000 notes/min'] },
          { label: 'Certificates', values: ['CE', 'RoHS'] },
        ],
      },
      {
        title: 'Print',
        rows: [
          { label: 'Colour', values: ['Green'] },
          { label: 'Extra', values: ['Brown', 'Violet'] },
        ],
      },
    ])
  })

  it('has no General without such rows', () => {
    expect(specificationGroups({ Print: { Colour: 'Green' } }).map(({ title }) => title)).toEqual(['Print'])
  })
})

describe('cutWords', () => {
  it.each([
    ['one two', 7, 'one two'],
    ['one two three', 10, 'one two...'],
    ['one two three', 9, 'one...'],
    ['one, two three', 8, 'one...'],
  ])('%s at %i', (text, length, expected) => expect(cutWords(text, length)).toBe(expected))
})

describe('rovingIndex', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, undefined],
  ])('%s from %i', (key, index, expected) => expect(rovingIndex(key, index, 3)).toBe(expected))
})
