import type { QuoteValues } from '../../../src/contract/quoteFields.ts'
import type { SpamSignal } from '../http/spamSignals.ts'
import { type Entry, isLeased, lastFailureOf, newEntry } from '../journal/entry.ts'
import type { Claim, Journal, LeasedEntry } from '../journal/journal.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { timeoutsMs } from '../timeouts.ts'
import type { Outcome } from './outcome.ts'

export interface CheckedRequest {
  key: string
  reference: string
  quoteHash: string
  quote: QuoteValues
  spamSignals: readonly SpamSignal[]
}

export interface DeliveryResult {
  outcome: Outcome | { kind: 'conflict' }
  kept: boolean
  repeated: boolean
}

export type WaitUntil = (work: Promise<unknown>) => void

export interface DeliverOnceOptions {
  journal: Journal
  deliver: (request: CheckedRequest, limitMs: number) => Promise<Outcome>
  now: () => number
  onJournalFailure: (reference: string) => void
  onOutcome: (outcome: Outcome, reference: string) => Promise<void>
  pollMs?: number | undefined
  limits?: typeof timeoutsMs | undefined
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const maxRemembered = 500

const answerShare = 0.03

/**
 * Journal, form service, journal. Towards a form service that ignores the key a request arrives at least
 * once: again when its answer was lost. The promise never rejects, within the handler's time-out.
 */
export const makeDeliverOnce = (
  options: DeliverOnceOptions,
): ((request: CheckedRequest, waitUntil?: WaitUntil) => Promise<DeliveryResult>) => {
  const { journal, deliver, now, onJournalFailure, onOutcome, pollMs = 250, limits = timeoutsMs } = options
  const inFlight = new Map<string, { quoteHash: string; result: Promise<DeliveryResult> }>()
  const delivered = new Map<string, string>()

  const remember = ({ key, quoteHash }: CheckedRequest): void => {
    delivered.set(key, quoteHash)
    const [oldest] = delivered.keys()
    if (delivered.size > maxRemembered && oldest !== undefined) delivered.delete(oldest)
  }

  const outcomeOf = (entry: Entry | undefined): Outcome => {
    if (entry?.state === 'delivered') return { kind: 'delivered' }
    return (entry && lastFailureOf(entry)) ?? { kind: 'timeout' }
  }

  const poll = async (key: string, until: number): Promise<Outcome> => {
    while (now() < until) {
      await pause(pollMs)
      const entry = await journal.get(key)
      const isInFlight = entry?.state === 'pending' && isLeased(entry, now())
      if (!isInFlight) return outcomeOf(entry)
    }
    return { kind: 'timeout' }
  }

  const record = async (
    leased: LeasedEntry,
    key: string,
    outcome: Outcome,
    limitMs: number,
    waitUntil: WaitUntil,
  ): Promise<boolean> => {
    try {
      const { indexed } = await withTimeout(limitMs, () => journal.recordOutcome(key, leased, outcome))
      waitUntil(indexed)
      // Only the index would bring the request back.
      return leased.isIndexed || (await withTimeout(limitMs, () => indexed))
    } catch {
      onJournalFailure(leased.entry.reference)
      return leased.etag !== undefined && leased.isIndexed
    }
  }

  const claimAndDeliver = async (request: CheckedRequest, waitUntil: WaitUntil): Promise<DeliveryResult> => {
    const { key, reference } = request
    const started = now()
    const timeLeft = () => Math.max(limits.handler * (1 - answerShare) - (now() - started), 1)
    const entry = newEntry(request, started)

    const failOpen = (): Claim => {
      onJournalFailure(reference)
      return { kind: 'claimed', entry, isIndexed: false, paths: [] }
    }
    const claim = await journal.claim(key, entry, timeLeft()).catch(failOpen)
    if (claim.kind === 'conflict') return { outcome: claim, kept: true, repeated: true }
    if (claim.kind === 'delivered') return { outcome: claim, kept: true, repeated: true }
    if (claim.kind === 'in-flight') {
      const wait = () => poll(key, Math.min(started + limits.poll, now() + timeLeft()))
      const outcome = await withTimeout(timeLeft(), wait).catch((): Outcome => ({ kind: 'timeout' }))
      return { outcome, kept: claim.isIndexed, repeated: true }
    }
    const deliveryMs = timeLeft() - limits.journal / 5
    // A delivery that is broken off may have arrived; the schedule has more time.
    if (deliveryMs < limits.delivery / 4)
      return { outcome: { kind: 'timeout' }, kept: claim.isIndexed, repeated: false }
    const outcome = await deliver(request, deliveryMs)
    if (outcome.kind === 'delivered') remember(request)
    const statusNoted = withTimeout(timeLeft(), () => onOutcome(outcome, reference)).catch(() => undefined)
    const [kept] = await Promise.all([record(claim, key, outcome, timeLeft(), waitUntil), statusNoted])
    return { outcome, kept, repeated: false }
  }

  return async (request, waitUntil = () => undefined) => {
    const { key, quoteHash } = request
    const conflict: DeliveryResult = { outcome: { kind: 'conflict' }, kept: true, repeated: true }
    const known = delivered.get(key)
    if (known !== undefined)
      return known === quoteHash ? { outcome: { kind: 'delivered' }, kept: true, repeated: true } : conflict
    const first = inFlight.get(key)
    if (first) return first.quoteHash === quoteHash ? { ...(await first.result), repeated: true } : conflict
    const result = claimAndDeliver(request, waitUntil)
    inFlight.set(key, { quoteHash, result })
    return result.finally(() => inFlight.delete(key))
  }
}
