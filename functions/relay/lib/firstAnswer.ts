import type { Deadline } from './deadline.ts'
import { withTimeout } from './withTimeout.ts'

/** The same call `count` times, for `firstAnswer`. */
export const times = <Call>(count: number, call: Call): Call[] => Array.from({ length: count }, () => call)

/** Makes a call, and once more when it fails: a single failure is no outage. */
export const twice = <Answer>(call: () => Promise<Answer>): Promise<Answer> => call().catch(call)

/**
 * Makes the calls one after the other until one answers. The next is made when all before it have failed, or
 * when none has answered for `patienceMs`. That time grows by half with each call, so that a slow partner
 * gets few calls. No call is stopped, as a slow one may still be the first to answer. Rejects when all have
 * failed, or when none has answered by the deadline. Why it is so: docs/decisions/0027.
 */
export const firstAnswer = async <Answer>(
  calls: readonly (() => Promise<Answer>)[],
  { deadline, patienceMs }: { deadline: Deadline; patienceMs: number },
): Promise<Answer> => {
  const begun: Promise<Answer>[] = []
  const answer = (limitMs: number): Promise<Answer> => withTimeout(limitMs, () => Promise.any(begun))
  for (const [turn, call] of calls.entries()) {
    begun.push(call())
    try {
      return await answer(Math.min(patienceMs * 1.5 ** turn, deadline.leftMs()))
    } catch {
      if (deadline.leftMs() === 0) break
    }
  }
  return answer(deadline.leftMs())
}
