import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyQuote } from '../../../../src/domain/contract/quoteFields.ts'
import { type Draft, parseDraft } from '../../../../src/features/quote/draft.ts'
import { makeStoredItem } from '../../../../src/ui/browser/storedItem.ts'
import { sampleKey } from '../../../support/relay/quoteSamples.ts'

const draft: Draft = {
  values: { ...emptyQuote, firstName: 'Sokha', country: 'laos', message: 'Two\ncounters' },
  key: sampleKey,
  machines: [{ id: 5, quantity: 2 }],
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

const readText = (text: string) => {
  const storage = fakeStorage()
  storage.setItem('quoteDraft', text)
  return parseDraft(makeStoredItem(() => storage, 'quoteDraft').read())
}

describe('a stored draft', () => {
  it('comes back as it was', () => {
    expect(readText(JSON.stringify(draft))).toEqual(draft)
  })

  it.each(['', 'null', '7', '[]', '{"values":null}', '{"values":"x"}', '{"values":{"firstName"'])(
    'that reads %j is none',
    (text) => {
      expect(readText(text)).toBeUndefined()
    },
  )

  it('keeps the known fields and leaves the rest at their defaults', () => {
    const values = { firstName: 'Sokha', lastName: 7, admin: 'yes', __proto__: null }
    const stored = { values, key: 7, machines: ['5x2', { id: '5' }, null] }
    expect(readText(JSON.stringify(stored))).toEqual({
      values: { ...emptyQuote, firstName: 'Sokha' },
      key: null,
      machines: [],
    })
  })

  it('falls back to the default where a choice no longer exists, and is another request then', () => {
    const stored = { values: { country: 'atlantis', serviceType: 'general' }, key: sampleKey }
    expect(readText(JSON.stringify(stored))).toMatchObject({
      values: { ...emptyQuote, serviceType: 'general' },
      key: null,
    })
  })

  it.each([
    ['has gone, and is another request then', '+855 23 000 000', null],
    ['has gone without a text in it', '', sampleKey],
  ])('leaves out a field that %s', (_, fax, key) => {
    const stored = { ...draft, values: { ...draft.values, fax } }
    expect(readText(JSON.stringify(stored))).toEqual({ ...draft, key })
  })

  it('never throws, and gives text for every field', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const values = readText(text)?.values ?? emptyQuote
        expect(Object.keys(values).sort()).toEqual(Object.keys(emptyQuote).sort())
        expect(Object.values(values).every((value) => typeof value === 'string')).toBe(true)
      }),
    )
  })
})

describe('the item in storage', () => {
  it('writes, reads and is removed', () => {
    const storage = fakeStorage()
    const item = makeStoredItem(() => storage, 'quoteDraft')
    item.write(draft)
    expect([...storage.items.keys()]).toEqual(['quoteDraft'])
    expect(parseDraft(item.read())).toEqual(draft)
    item.remove()
    expect(item.read()).toBeUndefined()
  })

  it('is empty, and no obstacle, when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const item = makeStoredItem(blocked, 'quoteDraft')
    item.write(draft)
    item.remove()
    expect(item.read()).toBeUndefined()
  })
})
