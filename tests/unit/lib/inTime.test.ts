import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime } from '../../../src/lib/inTime.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives what comes, or its error, and no timer stays', async () => {
  expect(await inTime(Promise.resolve('script'))).toBe('script')
  await expect(inTime(Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(vi.getTimerCount()).toBe(0)
})

it('gives nothing after 5 s', async () => {
  const hanging = inTime(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(4999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await hanging).toBeUndefined()
})
