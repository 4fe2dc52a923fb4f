import { createHash } from 'node:crypto'
import { setImmediate as idle } from 'node:timers/promises'
import { vi } from 'vitest'

const abortAfter = (ms: number): AbortSignal => {
  const controller = new AbortController()
  setTimeout(() => {
    controller.abort()
  }, ms)
  return controller.signal
}

/** Node makes its own in another thread, for which virtual time would not wait. */
const digestAtOnce: typeof crypto.subtle.digest = (_algorithm, data) => {
  const bytes = ArrayBuffer.isView(data) ? new Uint8Array(data.buffer) : new Uint8Array(data)
  return Promise.resolve(Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer)
}

/** To the end of the test timers and `Date` stand still, but while `passTime` runs. */
export const startVirtualTime = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(abortAfter)
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(digestAtOnce)
}

/** Time passes, whenever all code waits for it, until the work is done; it must wait only for timers. */
export const passTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  const state = { isDone: false }
  const finish = () => {
    state.isDone = true
  }
  work.then(finish, finish)
  for (;;) {
    await idle()
    if (state.isDone) return work
    vi.advanceTimersToNextTimer()
  }
}
