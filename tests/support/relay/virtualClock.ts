import { setImmediate as idle } from 'node:timers/promises'

/** Time that passes only while all code waits for it; that code must wait for nothing but promises. */
export const makeVirtualClock = (startMs: number) => {
  let now = startMs
  const waiting = new Map<number, (() => void)[]>()

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const at = now + ms
      waiting.set(at, [...(waiting.get(at) ?? []), resolve])
    })

  /** Lets time pass until the work is done. */
  const drive = async <Result>(work: Promise<Result>): Promise<Result> => {
    const state = { isDone: false }
    const finish = () => {
      state.isDone = true
    }
    work.then(finish, finish)
    for (;;) {
      await idle()
      if (state.isDone) return work
      const next = Math.min(...waiting.keys())
      if (!Number.isFinite(next)) continue
      now = Math.max(now, next)
      const due = waiting.get(next) ?? []
      waiting.delete(next)
      for (const resolve of due) resolve()
    }
  }

  return { now: () => now, pause, drive }
}
