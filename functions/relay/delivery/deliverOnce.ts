import { describeCrash } from '../lib/describeCrash.ts'
import { type Deadline, pause, settlingMs, shortestDeliveryMs, timeoutsMs, withTimeout } from '../lib/time.ts'
import type { LogLine } from '../requests/log.ts'
import type { Outcome } from '../requests/outcome.ts'
import { type Leased, newLease, type QuoteRequest, type RequestStore } from '../requests/requestStore.ts'
import type { Deliver } from './formService.ts'

interface DeliveryResult {
  outcome: Outcome | { kind: 'conflict' }
  kept: boolean
}

export type WaitUntil = (work: Promise<unknown>) => void

interface Answering {
  deadline: Deadline
  waitUntil: WaitUntil
}

interface DeliverOnceOptions {
  requests: Pick<RequestStore, 'take' | 'settle' | 'outcomeOf'> | undefined
  deliver: Deliver
  now: () => number
  log: (line: LogLine) => void
  pollMs?: number | undefined
}

/** Makes a function that delivers a request and settles it, even when the database fails. Never rejects. */
export const makeDeliverOnce = ({ requests, deliver, now, log, pollMs = 250 }: DeliverOnceOptions) => {
  const inTime = <Result>(limitMs: number, { reference }: Leased, step: () => Promise<Result>) =>
    withTimeout(limitMs, step).catch((error: unknown) => {
      log({ outcome: 'database-failed', reference, note: describeCrash(error) })
      return undefined
    })

  const settle = async (leased: Leased, outcome: Outcome, answering: Answering): Promise<boolean> => {
    if (!requests) return false
    const settled = requests.settle(leased, outcome)
    // It may still be settled after the answer.
    answering.waitUntil(settled.catch(() => undefined))
    return (await inTime(answering.deadline.leftMs(), leased, () => settled)) ?? false
  }

  /** Waits until another process has settled the request. Looks again when the database fails. */
  const awaitOutcome = async (
    request: QuoteRequest,
    deadline: Deadline,
  ): Promise<DeliveryResult['outcome']> => {
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
    const taken = requests && (await inTime(timeoutsMs.database, leased, () => requests.take(leased)))
    if (taken === false) return { outcome: await awaitOutcome(request, deadline), kept: true }
    const deliveryMs = Math.min(deadline.leftMs() - settlingMs, timeoutsMs.delivery)
    const outcome: Outcome =
      deliveryMs < shortestDeliveryMs ? { kind: 'timeout' } : await deliver(request, deliveryMs)
    const settled = await settle(leased, outcome, answering)
    return { outcome, kept: settled || taken !== undefined }
  }
}
