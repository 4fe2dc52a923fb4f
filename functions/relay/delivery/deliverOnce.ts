import type { Deadline } from '../lib/deadline.ts'
import { pause } from '../lib/pause.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import type { Outcome } from '../requests/outcome.ts'
import {
  type Leased,
  newLease,
  type QuoteRequest,
  type RequestStore,
  type Taken,
} from '../requests/requestStore.ts'
import { notingMs, shortestDeliveryMs, timeoutsMs } from '../lib/timeouts.ts'
import type { Deliver } from './formService.ts'

interface DeliveryResult {
  outcome: Outcome | { kind: 'conflict' }
  /** The table has the request, so that nothing is lost when it is not delivered. */
  kept: boolean
  /** The same key was sent before. */
  repeated: boolean
}

export type WaitUntil = (work: Promise<unknown>) => void

/** The time that is left for the answer, and how work goes on after it. */
export interface Answering {
  deadline: Deadline
  waitUntil: WaitUntil
}

interface DeliverOnceOptions {
  /** Undefined where the site has no database: requests are forwarded only. */
  requests: Pick<RequestStore, 'take' | 'note' | 'outcomeOf'> | undefined
  deliver: Deliver
  now: () => number
  onDatabaseFailure: (reference: string) => void
  /** Between two looks for the outcome of another process (ms). */
  pollMs?: number | undefined
}

/** How often the note of an outcome is tried, because a lost note means a second delivery. */
const noteTries = 3

/**
 * Makes a function that takes a request in the table, delivers it, and notes the outcome there. When the
 * database fails or is silent, the request is delivered without it. The promise never rejects, and keeps to
 * the answer's deadline.
 */
export const makeDeliverOnce = (options: DeliverOnceOptions) => {
  const { requests, deliver, now, onDatabaseFailure, pollMs = 250 } = options

  const noteOnce = async (leased: Leased, outcome: Outcome, tries = noteTries): Promise<boolean> =>
    requests === undefined
      ? false
      : requests.note(leased, outcome).catch((error: unknown) => {
          if (tries === 1) throw error
          return noteOnce(leased, outcome, tries - 1)
        })

  /** True when the outcome, and with it the request, is in the table by the deadline. */
  const note = async (leased: Leased, outcome: Outcome, answering: Answering): Promise<boolean> => {
    if (!requests) return false
    const noted = noteOnce(leased, outcome)
    // When the database is too slow for the answer, the outcome may still be noted after it.
    answering.waitUntil(noted.catch(() => false))
    try {
      return await withTimeout(answering.deadline.leftMs(), () => noted)
    } catch {
      onDatabaseFailure(leased.reference)
      return false
    }
  }

  const take = async (leased: Leased): Promise<Taken | undefined> => {
    if (!requests) return undefined
    try {
      return await withTimeout(timeoutsMs.database, () => requests.take(leased))
    } catch {
      onDatabaseFailure(leased.reference)
      return undefined
    }
  }

  /** Waits for the outcome of another process. A look that fails is made again. */
  const watch = async (request: QuoteRequest, deadline: Deadline): Promise<DeliveryResult['outcome']> => {
    while (requests && deadline.leftMs() > 0) {
      const look = () => requests.outcomeOf(request)
      const outcome = await withTimeout(deadline.leftMs(), look).catch(() => undefined)
      if (outcome) return outcome
      await pause(Math.min(pollMs, deadline.leftMs()))
    }
    return { kind: 'timeout' }
  }

  return async (request: QuoteRequest, answering: Answering): Promise<DeliveryResult> => {
    const { deadline } = answering
    const leased = newLease(request, now())
    const taken = await take(leased)
    if (taken === 'known') return { outcome: await watch(request, deadline), kept: true, repeated: true }
    const deliveryMs = Math.min(deadline.leftMs() - notingMs, timeoutsMs.delivery)
    const outcome: Outcome =
      deliveryMs < shortestDeliveryMs ? { kind: 'timeout' } : await deliver(request, deliveryMs)
    const noted = await note(leased, outcome, answering)
    return { outcome, kept: noted || taken !== undefined, repeated: taken === 'repeated' }
  }
}
