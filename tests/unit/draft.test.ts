import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeDraftBox, parseDraft, withEntries, type Draft } from '../../src/features/quote/draft.ts'
import { clearSentDraft } from '../../src/features/quote/draftStorage.ts'
import { emptyQuote } from '../../src/features/quote/quoteFields.ts'
import { sampleKey } from '../quoteSamples.ts'

const draft: Draft = {
  values: { ...emptyQuote, firstName: 'Sokha', country: 'laos', message: 'Two\ncounters' },
  key: sampleKey,
}

const fakeStorage = () => {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

describe('a stored draft', () => {
  it('comes back as it was', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  })

  it.each(['', 'null', '7', '[]', '{"values":null}', '{"values":"x"}', '{"values":{"firstName"'])(
    'that reads %j is none',
    (text) => {
      expect(parseDraft(text)).toBeUndefined()
    },
  )

  it('keeps the known fields and leaves the rest at their defaults', () => {
    const stored = { values: { firstName: 'Sokha', lastName: 7, admin: 'yes', __proto__: null }, key: 7 }
    expect(parseDraft(JSON.stringify(stored))).toEqual({
      values: { ...emptyQuote, firstName: 'Sokha' },
      key: null,
    })
  })

  it('falls back to the default where a choice no longer exists', () => {
    const stored = { values: { country: 'atlantis', serviceType: 'general' } }
    expect(parseDraft(JSON.stringify(stored))?.values).toEqual({ ...emptyQuote, serviceType: 'general' })
  })

  it('never throws, and gives text for every field', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const values = parseDraft(text)?.values ?? emptyQuote
        expect(Object.keys(values).sort()).toEqual(Object.keys(emptyQuote).sort())
        expect(Object.values(values).every((value) => typeof value === 'string')).toBe(true)
      }),
    )
  })
})

describe('newer entries', () => {
  it('make another request of a draft that was sent', () => {
    expect(withEntries(draft, { firstName: 'Dara' })).toEqual({
      values: { ...draft.values, firstName: 'Dara' },
      key: null,
    })
  })

  it('that say the same leave it the same request', () => {
    expect(withEntries(draft, { firstName: 'Sokha' })).toEqual(draft)
  })

  it('without a draft go into the empty form', () => {
    expect(withEntries(undefined, { phone: '1' })).toEqual({
      values: { ...emptyQuote, phone: '1' },
      key: null,
    })
  })
})

describe('the draft box', () => {
  it('writes, reads, and clears what was sent', () => {
    const storage = fakeStorage()
    const box = makeDraftBox(() => storage)
    box.write(draft)
    expect([...storage.items.keys()]).toEqual(['quoteDraft'])
    expect(box.read()).toEqual(draft)
    clearSentDraft(() => storage, 'another key')
    expect(box.read()).toEqual(draft)
    box.write({ ...draft, key: 'its key' })
    clearSentDraft(() => storage, 'its key')
    expect(box.read()).toBeUndefined()
  })

  it('is empty, and no obstacle, when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const box = makeDraftBox(blocked)
    box.write(draft)
    clearSentDraft(blocked, 'its key')
    expect(box.read()).toBeUndefined()
  })
})
