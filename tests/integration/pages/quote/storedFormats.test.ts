import { describe, expect, it } from 'vitest'
import { emptyQuote } from '../../../../src/domain/contract/quoteFields.ts'
import { parseStoredList, toStoredList } from '../../../../src/domain/quoteList/storedList.ts'
import { type Draft, parseDraft, toStoredDraft } from '../../../../src/features/quote/draft.ts'
import {
  readUnconfirmed,
  writeUnconfirmed,
} from '../../../../src/features/quote/receipts/storedUnconfirmed.ts'
import type { UnconfirmedQuote } from '../../../../src/features/quote/receipts/unconfirmedSlice.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { readStoredFixture } from '../../../support/site/storedFixtures.ts'

const before = await readStoredFixture('browser0')
const storedBefore = (name: string): unknown => JSON.parse(before.get(name) ?? '')
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const itemWith = (stored: unknown) => {
  const item = {
    stored,
    read: () => item.stored,
    write: (value: unknown) => void (item.stored = throughJson(value)),
    remove: () => void (item.stored = undefined),
  }
  return item
}
const parseUnconfirmed = (stored: unknown) => readUnconfirmed(itemWith(stored), false, Date.now())

const machines = [{ id: 5, quantity: 2 }]
const request = { key: sampleKey, request: sampleQuote }

describe('what the release before stored in the browser', () => {
  it('is the draft, the list and the requests that it was', () => {
    const draft = storedBefore('quoteDraft') as Draft
    expect(parseDraft(draft)).toEqual({ ...draft, values: { ...emptyQuote, ...draft.values } })
    expect(parseStoredList(before.get('quoteList') ?? '')).toEqual(storedBefore('quoteList'))
    const [{ key, request: sent, machines: listed }] = storedBefore('unconfirmedQuotes') as [UnconfirmedQuote]
    expect(parseUnconfirmed(storedBefore('unconfirmedQuotes'))).toMatchObject([
      { key, request: sent, machines: listed },
    ])
  })
})

describe('what this release stores in the browser', () => {
  it('has a version and comes back', () => {
    const draft = parseDraft(storedBefore('quoteDraft'))
    const requests = parseUnconfirmed(storedBefore('unconfirmedQuotes'))
    const list = parseStoredList(before.get('quoteList') ?? '')
    if (!draft) throw new Error('The fixture is no draft')
    const item = itemWith(undefined)
    writeUnconfirmed(item, requests)
    expect(item.stored).toHaveProperty('version', 2)
    expect(parseUnconfirmed(item.stored)).toEqual(requests)
    const stored = throughJson(toStoredDraft(draft))
    for (const one of [stored, JSON.parse(toStoredList(list)) as unknown])
      expect(one).toHaveProperty('version', 1)
    expect(parseDraft(stored)).toEqual(draft)
    expect(parseStoredList(toStoredList(list))).toEqual(list)
  })
})

describe('what a release with another form stored in the browser', () => {
  it('keeps an unconfirmed request, with its own fields and nothing in those of this form', () => {
    const { position: gone, ...less } = sampleQuote
    const stored = { version: 3, quotes: [{ ...request, request: { ...less, fax: '1' }, via: 'x' }] }
    const [found] = parseUnconfirmed(stored)
    expect(gone).not.toBe('')
    expect(found).toMatchObject({ key: sampleKey, request: { ...less, position: '', fax: '1' } })
  })

  it.each([{ signals: 'none' }, { machines: [{ id: 'x' }] }, { tries: 'two' }, {}])(
    'an unconfirmed request stays when a part of it is strange: %j',
    (part) => {
      const defaults = { signals: { honeypotFilled: false, secondsOpen: 0 }, tries: 0, machines: [] }
      expect(parseUnconfirmed([{ ...request, ...part }])).toMatchObject([{ ...request, ...defaults }])
    },
  )

  it.each([7, [7, { key: 'x' }], [{ key: 'x', request: 7 }], { version: 2, quotes: {} }])(
    'has no unconfirmed request in %j',
    (stored) => {
      expect(parseUnconfirmed(stored)).toEqual([])
    },
  )

  it('keeps the list and the draft', () => {
    const list = { version: 2, machines: [{ ...machines[0], note: 'x' }], name: 'May' }
    expect(parseStoredList(JSON.stringify(list))).toEqual(machines)
    const draft = { version: 2, values: { firstName: 'Sokha', fax: '' }, key: sampleKey, machines, step: 2 }
    expect(parseDraft(draft)).toMatchObject({ values: { firstName: 'Sokha' }, key: sampleKey, machines })
  })
})
