import type { QuoteValues } from '../../../src/domain/contract/quoteFields.ts'
import type { Claim } from '../journal/claim.ts'
import { isLeased, lastFailureOf, newEntry, type SpamSignal } from '../journal/entry.ts'
import type { LeasedEntry } from '../journal/entryStore.ts'
import type { Journal } from '../journal/journal.ts'
import type { Outcome } from '../journal/outcome.ts'
import type { Deadline } from '../lib/deadline.ts'
import { pause } from '../lib/pause.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { notingMs, shortestDeliveryMs } from '../timeouts.ts'

interface CheckedRequest {
  key: string
  reference: string
  quoteHash: string
  quote: QuoteValues
  spamSignals: readonly SpamSignal[]
}

interface DeliveryResult {
  outcome: Outcome | { kind: 'conflict' }
  /** The journal has the request, so that nothing is lost when it is not delivered. */
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
  journal: Journal
  deliver: (request: CheckedRequest, limitMs: number) => Promise<Outcome>
  now: () => number
  onJournalFailure: (reference: string) => void
  onOutcome: (outcome: Outcome, reference: string) => Promise<void>
  /** Between two looks for the outcome of another process. */
  pollMs?: number | undefined
}

const maxRemembered = 500

/**
 * Makes a function that claims a request in the journal, delivers it, and notes the outcome in the journal.
 * A form service that ignores the key gets the request again when its answer was lost. The promise never
 * rejects, and keeps to the answer's deadline.
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

  /**
   * Waits for the outcome of another process's delivery; undefined when the entry is gone. When the journal
   * cannot be read once, it is read again.
   */
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
    // When the journal is too slow for the answer, the outcome may still be noted after it.
    waitUntil(indexed.catch(() => false))
    try {
      await withTimeout(deadline.leftMs(), () => noted)
      // Without its path in the index the schedule would not find the request soon.
      return leased.isIndexed || (await withTimeout(deadline.leftMs(), () => indexed))
    } catch {
      onJournalFailure(leased.entry.reference)
      return leased.isIndexed
    }
  }

  const claimAndDeliver = async (request: CheckedRequest, answering: Answering): Promise<DeliveryResult> => {
    const { key, reference } = request
    const { deadline } = answering
    const entry = newEntry(request, now())

    const claimWithoutJournal = (): Claim => {
      onJournalFailure(reference)
      return { kind: 'claimed', entry, isIndexed: false, paths: [] }
    }
    const claim = await journal.claim(key, entry, deadline).catch(claimWithoutJournal)
    if (claim.kind === 'conflict' || claim.kind === 'delivered')
      return { outcome: claim, kept: true, repeated: true }
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
    const deliveredHash = delivered.get(key)
    if (deliveredHash !== undefined)
      return deliveredHash === quoteHash
        ? { outcome: { kind: 'delivered' }, kept: true, repeated: true }
        : conflict
    const first = inFlight.get(key)
    if (first) return first.quoteHash === quoteHash ? { ...(await first.result), repeated: true } : conflict
    const result = claimAndDeliver(request, answering)
    inFlight.set(key, { quoteHash, result })
    return result.finally(() => inFlight.delete(key))
  }
}
