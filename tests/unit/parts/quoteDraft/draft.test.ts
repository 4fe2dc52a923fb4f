import { describe, expect, it } from 'vitest'
import { emptyQuote } from '../../../../src/domain/contract/quoteFields.ts'
import { type Draft, readQuoteDraft } from '../../../../src/parts/quoteDraft/draft.ts'
import { parseJson } from '../../../../src/ui/browser/storedItem.ts'
import { sampleKey } from '../../../support/relay/quoteSamples.ts'

const draft: Draft = {
  values: { ...emptyQuote, firstName: 'Sokha', country: 'laos', message: 'Two\ncounters' },
  key: sampleKey,
  machines: [{ id: 5, quantity: 2 }],
}

const readText = (text: string) => readQuoteDraft({ read: () => parseJson(text) })

describe('a stored draft', () => {
  it('comes back as it was', () => {
    expect(readText(JSON.stringify(draft))).toEqual(draft)
    expect(readText(JSON.stringify({ ...draft, lines: ['2 x MC 280'] }))).toHaveProperty('lines', [
      '2 x MC 280',
    ])
  })

  it.each(['', 'null', '7', '[]', '{"values":null}', '{"values":"x"}', '{"values":{"firstName"'])(
    'that reads %j is ignored',
    (text) => {
      expect(readText(text)).toBeUndefined()
    },
  )

  it.each([
    ['no key', { key: 7 }],
    ['strange machines', { machines: [{ id: '5' }] }],
    ['a field that has gone', { values: { ...draft.values, fax: '1' } }],
    ['a choice that has gone', { values: { ...draft.values, country: 'atlantis' } }],
    ['a field too few', { values: { firstName: 'Sokha', message: 'Two\ncounters' } }],
  ])('with %s is offered as a text that was not sent', (_name, part) => {
    expect(readText(JSON.stringify({ ...draft, ...part }))).toMatchObject({
      values: { firstName: 'Sokha', lastName: '', message: 'Two\ncounters' },
      key: null,
      machines: [],
    })
  })
})
