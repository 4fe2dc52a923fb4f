import { afterEach, expect, it, vi } from 'vitest'
import { fetchInTime } from '../../../../src/ui/browser/fetchInTime.ts'

afterEach(() => vi.unstubAllGlobals())

it('ends a call without an answer when its time is up', async () => {
  const neverAnswers = (_address: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error(String(signal.reason))))
    })
  vi.stubGlobal('fetch', neverAnswers)
  await expect(fetchInTime('/api/status', 1)).rejects.toThrow('TimeoutError')
})
