import { expect, it, vi } from 'vitest'
import { fetchInTime } from '../../../../src/ui/browser/fetchInTime.ts'

const stubSilence = () => {
  const neverAnswers = (_address: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error(String(signal.reason))))
    })
  vi.stubGlobal('fetch', neverAnswers)
}

it('ends a call without an answer when its time is up', async () => {
  stubSilence()
  await expect(fetchInTime('/api/status', 1)).rejects.toThrow('TimeoutError')
})

it('ends a call when its caller wants no answer any more', async () => {
  stubSilence()
  const caller = new AbortController()
  const answer = fetchInTime('/specs/mc-280.pdf', 60_000, { signal: caller.signal })
  caller.abort(new Error('cancelled'))
  await expect(answer).rejects.toThrow('cancelled')
})
