import { expect, test, vi } from 'vitest'
import { loadOnce } from '../../../src/lib/loadOnce.ts'

test('what was loaded is kept by its key', async () => {
  const load = vi.fn((key: string) => Promise.resolve({ key }))
  const get = loadOnce(load)
  expect(get('/about'), 'two that ask at once share one load').toBe(get('/about'))
  expect(await get('/about')).toBe(await get('/about'))
  expect(await get('/contact')).toEqual({ key: '/contact' })
  expect(load.mock.calls).toEqual([['/about'], ['/contact']])
})

test('what failed is tried again', async () => {
  const load = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(new Error('offline'))
  const get = loadOnce(load)
  await expect(get('/about')).rejects.toThrow('offline')
  expect(await get('/about')).toBe('here')
})
