import type { QuoteValues } from '../../../src/contract/quoteFields.ts'
import type { SpamSignal } from '../http/spamSignals.ts'
import type { Claim } from '../journal/claim.ts'
import { isLeased, lastFailureOf, newEntry } from '../journal/entry.ts'
import type { LeasedEntry } from '../journal/entryStore.ts'
import type { Journal } from '../journal/journal.ts'
import type { Deadline } from '../lib/deadline.ts'
import { pause } from '../lib/pause.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { notingMs, shortestDeliveryMs } from '../timeouts.ts'
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

/** What an answer needs of the function that gives it. */
export interface Answering {
  deadline: Deadline
  waitUntil: WaitUntil
}

export interface DeliverOnceOptions {
  journal: Journal
  deliver: (request: CheckedRequest, limitMs: number) => Promise<Outcome>
  now: () => number
  onJournalFailure: (reference: string) => void
  onOutcome: (outcome: Outcome, reference: string) => Promise<void>
  pollMs?: number | undefined
}

const maxRemembered = 500

/**
 * Journal, form service, journal. Towards a form service that ignores the key a request arrives at least
 * once: again when its answer was lost. The promise never rejects, and keeps to the answer's deadline.
 */
export const makeDeliverOnce = (
  options: DeliverOnceOptions,
): ((request: CheckedRequest, answering: Answering) => Promise<DeliveryResult>) => {
  const { journal, deliver, now, onJournalFailure, onOutcome, pollMs = 250 } = options
  const inFlight = new Map<string, { quoteHash: string; result: Promise<DeliveryResult> }>()
  const delivered = new Map<string, string>()

  const remember = ({ key, quoteHash }: CheckedRequest): void => {
    delivered.set(key, quoteHash)
    const [oldest] = delivered.keys()
    if (delivered.size > maxRemembered && oldest !== undefined) delivered.delete(oldest)
  }

  /** How another process's delivery ends; undefined when the entry has gone. One failed look is no end. */
  const watch = async (key: string, deadline: Deadline): Promise<Outcome | undefined> => {
    while (deadline.leftMs() > pollMs) {
      await pause(pollMs)
      const look = () => journal.get(key).catch(() => 'unknown' as const)
      const entry = await withTimeout(deadline.leftMs(), look).catch(() => 'unknown' as const)
      if (entry === undefined) return undefined
      if (entry === 'unknown' || (entry.state === 'pending' && isLeased(entry, now()))) continue
      return entry.state === 'delivered'
        ? { kind: 'delivered' }
        : (lastFailureOf(entry) ?? { kind: 'timeout' })
    }
    return { kind: 'timeout' }
  }

  const record = async (
    { leased, key, outcome }: { leased: LeasedEntry; key: string; outcome: Outcome },
    { deadline, waitUntil }: Answering,
  ): Promise<boolean> => {
    const noted = journal.recordOutcome(key, leased, outcome)
    const indexed = noted.then((note) => note.indexed)
    // A journal that is too slow for the answer may still note it afterwards.
    waitUntil(indexed.catch(() => false))
    try {
      await withTimeout(deadline.leftMs(), () => noted)
      // Only the index would bring the request back.
      return leased.isIndexed || (await withTimeout(deadline.leftMs(), () => indexed))
    } catch {
      onJournalFailure(leased.entry.reference)
      return leased.etag !== undefined && leased.isIndexed
    }
  }

  const claimAndDeliver = async (request: CheckedRequest, answering: Answering): Promise<DeliveryResult> => {
    const { key, reference } = request
    const { deadline } = answering
    const entry = newEntry(request, now())

    const failOpen = (): Claim => {
      onJournalFailure(reference)
      return { kind: 'claimed', entry, isIndexed: false, paths: [] }
    }
    const claim = await journal.claim(key, entry, deadline).catch(failOpen)
    if (claim.kind === 'conflict') return { outcome: claim, kept: true, repeated: true }
    if (claim.kind === 'delivered') return { outcome: claim, kept: true, repeated: true }
    if (claim.kind === 'in-flight') {
      const outcome = await watch(key, deadline)
      const kept = outcome !== undefined && claim.isIndexed
      return { outcome: outcome ?? { kind: 'timeout' }, kept, repeated: true }
    }
    const deliveryMs = deadline.leftMs() - notingMs
    if (deliveryMs < shortestDeliveryMs)
      return { outcome: { kind: 'timeout' }, kept: claim.isIndexed, repeated: false }
    const outcome = await deliver(request, deliveryMs)
    if (outcome.kind === 'delivered') remember(request)
    const statusNoted = withTimeout(deadline.leftMs(), () => onOutcome(outcome, reference)).catch(
      () => undefined,
    )
    const [kept] = await Promise.all([record({ leased: claim, key, outcome }, answering), statusNoted])
    return { outcome, kept, repeated: false }
  }

  return async (request, answering) => {
    const { key, quoteHash } = request
    const conflict: DeliveryResult = { outcome: { kind: 'conflict' }, kept: true, repeated: true }
    const known = delivered.get(key)
    if (known !== undefined)
      return known === quoteHash ? { outcome: { kind: 'delivered' }, kept: true, repeated: true } : conflict
    const first = inFlight.get(key)
    if (first) return first.quoteHash === quoteHash ? { ...(await first.result), repeated: true } : conflict
    const result = claimAndDeliver(request, answering)
    inFlight.set(key, { quoteHash, result })
    return result.finally(() => inFlight.delete(key))
  }
}
