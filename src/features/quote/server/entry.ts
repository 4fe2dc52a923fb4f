import type { QuoteValues } from '../quoteFields.ts'
import type { Outcome } from './relay.ts'
import type { Suspicion } from './suspicion.ts'

/** A request in the journal. Times are ms since 1970. */
export interface Entry {
  reference: string
  state: 'pending' | 'delivered' | 'undeliverable'
  /** The personal data; gone once the request is delivered. */
  quote?: QuoteValues
  suspected: readonly Suspicion[]
  received: number
  /** Someone is delivering it until then at the latest; 0 for nobody. */
  busyUntil: number
  /** Failed deliveries. */
  failures: number
  lastFailure?: Failure
  /** Not delivered by the schedule before. */
  due: number
  /** Undeliverable from then on. */
  tryUntil: number
  delivered?: number
}

export type Failure = Exclude<Outcome, { kind: 'delivered' }>

const minute = 60_000
const day = 24 * 60 * minute

/** Longer than any handler lives: whoever is busy longer has been killed. */
const leaseMs = 30_000

const firstWaitMs = 30_000
const longestWaitMs = 6 * 60 * minute

/** Deliveries are tried for 23 days; a week is left to export the request before its personal data must go. */
const tryMs = 23 * day

/** No personal data is kept for longer (design section 7). */
const keepMs = 30 * day

/** A delivered request's key is known for so long. */
const markMs = 7 * day

/** A request that is being delivered by whoever enters it; `now` in ms, as below. */
export const newEntry = (
  reference: string,
  quote: QuoteValues,
  suspected: readonly Suspicion[],
  now: number,
): Entry => ({
  reference,
  state: 'pending',
  quote,
  suspected,
  received: now,
  busyUntil: now + leaseMs,
  failures: 0,
  due: now,
  tryUntil: now + tryMs,
})

/** Whether someone is delivering it. */
export const isBusy = ({ busyUntil }: Entry, now: number): boolean => busyUntil > now

/** Whether the schedule should deliver it. */
export const isDue = (entry: Entry, now: number): boolean =>
  entry.state === 'pending' && !isBusy(entry, now) && entry.due <= now

/** No delivery is left to try. */
export const isSpent = (entry: Entry, now: number): boolean =>
  entry.state === 'pending' && !isBusy(entry, now) && entry.tryUntil <= now

/** A delivered request goes after 7 days, any other after 30 (design section 7). */
export const isExpired = ({ state, received, delivered = received }: Entry, now: number): boolean =>
  state === 'delivered' ? delivered + markMs <= now : received + keepMs <= now

/** Half a minute after the first failure, then twice as long each time, up to 6 hours; longer when asked to. */
const waitAfter = (failures: number, failure: Failure): number => {
  const asked = failure.kind === 'refused' ? (failure.retryAfterMs ?? 0) : 0
  return Math.min(Math.max(firstWaitMs * 2 ** (failures - 1), asked), longestWaitMs)
}

export const busy = (entry: Entry, now: number): Entry => ({ ...entry, busyUntil: now + leaseMs })

/** What is left of a delivered request: no personal data. */
export const delivered = (entry: Entry, now: number): Entry => {
  const { reference, suspected, received, failures, due, tryUntil } = entry
  return {
    reference,
    state: 'delivered',
    suspected,
    received,
    busyUntil: 0,
    failures,
    due,
    tryUntil,
    delivered: now,
  }
}

/** Waits for the schedule, longer after each failure. */
export const failed = (entry: Entry, failure: Failure, now: number): Entry => {
  const failures = entry.failures + 1
  const due = now + waitAfter(failures, failure)
  return { ...entry, busyUntil: 0, failures, lastFailure: failure, due }
}

export const undeliverable = (entry: Entry): Entry => ({ ...entry, state: 'undeliverable' })

/** Due at once, for a day at least. */
export const retried = (entry: Entry, now: number): Entry => ({
  ...entry,
  state: 'pending',
  busyUntil: 0,
  due: now,
  tryUntil: Math.max(entry.tryUntil, now + day),
})
