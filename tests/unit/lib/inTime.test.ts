import { beforeEach, expect, it, vi } from 'vitest'
import { inTime } from '../../../src/lib/inTime.ts'

beforeEach(() => void vi.useFakeTimers())

it('gives the result or its error, and nothing after 5 s', async () => {
  expect(await inTime(Promise.resolve('script'))).toBe('script')
  await expect(inTime(Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  const ended = vi.fn()
  void inTime(new Promise(() => undefined)).then(ended)
  await vi.advanceTimersByTimeAsync(4999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(undefined)
})
