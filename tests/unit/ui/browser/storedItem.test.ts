import { expect, it } from 'vitest'
import { makeKeptItem, makeStoredItem } from '../../../../src/ui/browser/storedItem.ts'

/** A storage that takes texts of at most 40 characters. */
const makeSmallStorage = () => {
  const texts = new Map<string, string>()
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    removeItem: (name: string) => void texts.delete(name),
    setItem: (name: string, text: string) => {
      if (text.length > 40) throw new DOMException('full', 'QuotaExceededError')
      texts.set(name, text)
    },
  }
}

it('a value that storage refuses is kept until another is written or it is removed', () => {
  const storage = makeSmallStorage()
  const item = makeKeptItem(() => storage, 'item')
  const long = { text: 'x'.repeat(40) }
  item.write({ text: 'short' })
  item.write(long)
  expect(item.read()).toEqual({ version: 1, ...long })
  item.write({ text: 'new' })
  expect([item.read(), storage.getItem('item')]).toEqual([
    { version: 1, text: 'new' },
    '{"version":1,"text":"new"}',
  ])
  item.write(long)
  item.remove()
  expect([item.read(), storage.getItem('item')]).toEqual([{}, null])
})

it('an item is empty, and throws nothing, when storage is blocked', () => {
  const item = makeStoredItem(() => {
    throw new DOMException('blocked', 'SecurityError')
  }, 'name')
  item.write({ text: 'Sokha' })
  item.remove()
  expect(item.read()).toEqual({})
})
