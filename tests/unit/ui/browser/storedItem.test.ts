import { expect, it } from 'vitest'
import { makeKeptItem } from '../../../../src/ui/browser/storedItem.ts'

/** A storage that takes texts of at most ten characters. */
const makeSmallStorage = () => {
  const texts = new Map<string, string>()
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    removeItem: (name: string) => void texts.delete(name),
    setItem: (name: string, text: string) => {
      if (text.length > 10) throw new DOMException('full', 'QuotaExceededError')
      texts.set(name, text)
    },
  }
}

it('a value that the storage does not take is there until another is written or it is removed', () => {
  const storage = makeSmallStorage()
  const item = makeKeptItem(() => storage, 'item')
  item.write('short')
  item.write('much too long')
  expect(item.read()).toBe('much too long')
  item.write('new')
  expect([item.read(), storage.getItem('item')]).toEqual(['new', '"new"'])
  item.write('much too long')
  item.remove()
  expect([item.read(), storage.getItem('item')]).toEqual([undefined, null])
})
