import { describe, expect, it } from 'vitest'
import glossary from '../../../../src/content/data/glossary.json'
import { type MarkedText, markSheet } from '../../../../src/domain/machines/markSheet.ts'
import { fixtureProducts } from '../../../support/site/fixtureProducts.ts'

const term = (id: string, name: string) => ({ id, name, also: [], text: '', see: [] })
const terms = ['UV', 'IR', 'Batch', 'Pocket'].map((name) => term(name.toLowerCase(), name))

const plain = (parts: MarkedText): string =>
  parts.map((part) => (typeof part === 'string' ? part : part[0])).join('')

const idsOf = (parts: MarkedText): string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part[1]]))

describe('a marked sheet', () => {
  it('has each text with terms in parts, and no other text', () => {
    expect(markSheet({ Detection: 'Both UV, IR', Weight: '4 kg' }, terms)).toEqual({
      'Both UV, IR': ['Both ', ['UV', 'uv'], ', ', ['IR', 'ir']],
    })
  })

  it('marks a term once: in a label first, then in the order of the values', () => {
    expect(
      markSheet({ Detection: ['UV and UV', 'IR'], Count: { Batch: '1-100', UV: 'IR' }, Pocket: 'UV' }, terms),
    ).toEqual({
      Batch: [['Batch', 'batch']],
      UV: [['UV', 'uv']],
      Pocket: [['Pocket', 'pocket']],
      IR: [['IR', 'ir']],
    })
  })

  it('marks the label of a group', () => {
    expect(markSheet({ Batch: { Size: '1-100' } }, terms)).toEqual({ Batch: [['Batch', 'batch']] })
  })
})

describe('the sheets of products', () => {
  const sheets = fixtureProducts.map(({ specifications }) => markSheet(specifications, glossary.terms))

  it('keep their texts', () => {
    for (const [text, parts] of sheets.flatMap(Object.entries<MarkedText>)) expect(plain(parts)).toBe(text)
  })

  it('have terms each', () => {
    for (const sheet of sheets) expect(Object.values(sheet).flatMap(idsOf).length).toBeGreaterThan(3)
  })
})
