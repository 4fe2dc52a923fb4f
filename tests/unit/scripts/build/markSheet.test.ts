import { describe, expect, it } from 'vitest'
import { markSheet, termFinder } from '../../../../scripts/build/markSheet.ts'
import glossary from '../../../../src/content/data/glossary.json'
import readings from '../../../support/fixtures/readings.json'

const term = (id: string, name: string, ...also: string[]) => ({ id, name, also, text: '', see: [] })
const terms = ['UV', 'IR', 'Batch', 'Pocket'].map((name) => term(name.toLowerCase(), name))

describe('a marked sheet', () => {
  it('has each text with terms in parts, and no other text', () => {
    expect(markSheet({ Detection: 'Both UV, IR lamps', Weight: '4 kg' }, terms)).toEqual({
      'Detection/0': ['Both ', ['UV', 'uv'], ', ', ['IR', 'ir'], ' lamps'],
    })
  })

  it('marks a term once: in a label first, then in the order of the values', () => {
    expect(
      markSheet({ Detection: ['UV and UV', 'IR'], Count: { Batch: '1-100', UV: 'IR' }, Pocket: 'UV' }, terms),
    ).toEqual({
      'Count/Batch': [['Batch', 'batch']],
      'Count/UV': [['UV', 'uv']],
      Pocket: [['Pocket', 'pocket']],
      'Detection/1': [['IR', 'ir']],
    })
  })

  it('marks neither the same label in a second group nor the same value in a second row', () => {
    const sheet = { Notes: { Batch: 'UV' }, Coins: { Batch: ['UV', 'IR'] }, Light: 'IR' }
    expect(markSheet(sheet, terms)).toEqual({
      'Notes/Batch': [['Batch', 'batch']],
      'Notes/Batch/0': [['UV', 'uv']],
      'Coins/Batch/1': [['IR', 'ir']],
    })
  })

  it('marks the label of a group', () => {
    expect(markSheet({ Batch: { Size: '1-100' } }, terms)).toEqual({ Batch: [['Batch', 'batch']] })
  })
})

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

  it.each(readings.terms)('$text has $ids: whole words, the longest, by their case', ({ text, ids }) => {
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
