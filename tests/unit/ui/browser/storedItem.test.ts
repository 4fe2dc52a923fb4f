import { expect, it } from 'vitest'
import { makeStoredItem } from '../../../../src/ui/browser/storedItem.ts'

it('an item writes, reads and is removed', () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const item = makeStoredItem(() => storage, 'name')
  item.write({ text: 'Sokha' })
  expect([...items]).toEqual([['name', '{"version":1,"text":"Sokha"}']])
  expect(item.read()).toMatchObject({ text: 'Sokha' })
  item.remove()
  expect(item.read()).toEqual({})
})

it('an item is empty, and no obstacle, when storage is blocked', () => {
  const item = makeStoredItem(() => {
    throw new DOMException('blocked', 'SecurityError')
  }, 'name')
  item.write({ text: 'Sokha' })
  item.remove()
  expect(item.read()).toEqual({})
})
