import { describe, expect, it } from 'vitest'
import { termFinder } from '../../../../scripts/build/markSheet.ts'
import glossary from '../../../../src/content/data/glossary.json'

const term = (id: string, name: string, ...also: string[]) => ({ id, name, also, text: '', see: [] })

const find = termFinder([
  term('ce', 'CE marking', 'CE'),
  term('hopper', 'Hopper', 'Hoppers'),
  term('fitness', 'Fitness sorting', 'Fitness'),
  term('speed', 'Fitness sorting speed'),
  term('uv', 'Ultraviolet (UV)', 'UV'),
])

const idsIn = (text: string): string[] => find(text).map(({ id }) => id)

describe('the terms of a text', () => {
  it('have their places and the spelling of the text', () => {
    expect(find('Feed hopper, UV')).toEqual([
      { id: 'hopper', start: 5, text: 'hopper' },
      { id: 'uv', start: 13, text: 'UV' },
    ])
  })

  it.each([
    ['Hoppers', ['hopper']],
    ['grasshopper, hopperful', []],
    ['CE', ['ce']],
    ['ce, Ce, CEN, ICE, CE2', []],
    ['CE-marked', ['ce']],
    ['Fitness sorting speed', ['speed']],
    ['Ultraviolet (UV)', ['uv']],
    ['UV, UV and UV', ['uv', 'uv', 'uv']],
  ])('%j has %j: whole words, the longest one, abbreviations by their case', (text, ids) => {
    expect(idsIn(text)).toEqual(ids)
  })

  it('takes a dot or bracket of a spelling as it stands', () => {
    const own = termFinder([term('db', 'dB(A)'), term('un', 'UN 38.3')])
    expect(own('64 dB(A)').map(({ text }) => text)).toEqual(['dB(A)'])
    expect(own('UN 3843, dBA')).toEqual([])
  })

  it('finds every shipped term by each of its spellings', () => {
    const shipped = termFinder(glossary.terms)
    for (const { id, name, also } of glossary.terms)
      for (const spelling of [name, ...also])
        expect(shipped(spelling), spelling).toEqual([{ id, start: 0, text: spelling }])
  })
})
