import { setTimeout as pause } from 'node:timers/promises'
import type { QuoteValues } from '../quoteFields.ts'
import { isBusy, newEntry } from './entry.ts'
import type { Claim, Journal } from './journal.ts'
import type { Outcome } from './relay.ts'
import type { Suspicion } from './suspicion.ts'

export interface CheckedQuote {
  key: string
  reference: string
  quote: QuoteValues
  suspected: readonly Suspicion[]
}

export interface Attended {
  outcome: Outcome
  /** The journal has it: what was not delivered will be. */
  kept: boolean
  /** Nothing was delivered for this call. */
  repeated: boolean
}

export interface AttendOptions {
  journal: Journal
  deliver: (quote: QuoteValues, key: string) => Promise<Outcome>
  now: () => number
  /** Hears of each step that the journal failed. */
  onJournalFailure: (reference: string) => void
  /** Between two looks at a delivery of another process, in ms. */
  pollMs?: number | undefined
  /** How long to look, in ms. */
  patienceMs?: number | undefined
}

/** Delivered keys that one process remembers, for when the journal cannot. */
const remembered = 500

/**
 * Delivers a request once: journal, form service, journal. A key that comes again gets the first call's
 * outcome, from this process or, by way of the journal, from another one; a key whose delivery failed before is
 * tried again. The promise never rejects.
 *
 * Towards a form service that honours Idempotency-Key a request arrives exactly once. Towards one that ignores
 * it, at least once: it arrives again when the service took it and its answer was lost (time-out, broken
 * connection, this process killed) or when the journal failed to note the answer, for the next attempt cannot
 * tell. Without the journal, two processes that get the same key know nothing of each other.
 */
export const makeAttend = (options: AttendOptions): ((request: CheckedQuote) => Promise<Attended>) => {
  const { journal, deliver, now, onJournalFailure, pollMs = 250, patienceMs = 8000 } = options
  const underWay = new Map<string, Promise<Attended>>()
  const done = new Set<string>()

  const remember = (key: string): void => {
    done.add(key)
    const [oldest] = done
    if (done.size > remembered && oldest !== undefined) done.delete(oldest)
  }

  const lookAt = async (key: string, until: number): Promise<Outcome> => {
    while (now() < until) {
      await pause(pollMs)
      const entry = await journal.look(key)
      if (entry?.state === 'delivered') return { kind: 'delivered' }
      if (!entry || !isBusy(entry, now())) return entry?.lastFailure ?? { kind: 'timeout' }
    }
    return { kind: 'timeout' }
  }

  const claimOf = async ({ key, reference, quote, suspected }: CheckedQuote): Promise<Claim> => {
    const entry = newEntry(reference, quote, suspected, now())
    try {
      return await journal.claim(key, entry)
    } catch {
      onJournalFailure(reference)
      return { kind: 'ours', entry }
    }
  }

  const settled = async (task: Extract<Claim, { kind: 'ours' }>, key: string, outcome: Outcome) => {
    try {
      await journal.settle(key, task, outcome)
      return true
    } catch {
      onJournalFailure(task.entry.reference)
      return task.tag !== undefined
    }
  }

  const attend = async (request: CheckedQuote): Promise<Attended> => {
    const { key, quote } = request
    const claim = await claimOf(request)
    if (claim.kind === 'delivered') return { outcome: claim, kept: true, repeated: true }
    if (claim.kind === 'busy') {
      const outcome = await lookAt(key, now() + patienceMs).catch((): Outcome => ({ kind: 'timeout' }))
      return { outcome, kept: true, repeated: true }
    }
    const outcome = await deliver(quote, key)
    if (outcome.kind === 'delivered') remember(key)
    return { outcome, kept: await settled(claim, key, outcome), repeated: false }
  }

  return async (request) => {
    const { key } = request
    if (done.has(key)) return { outcome: { kind: 'delivered' }, kept: true, repeated: true }
    const first = underWay.get(key)
    if (first) return { ...(await first), repeated: true }
    const attended = attend(request)
    underWay.set(key, attended)
    return attended.finally(() => underWay.delete(key))
  }
}
