import { z } from 'zod'
import {
  type QuoteField,
  quoteFieldOrder,
  type QuoteValues,
} from '../../../src/domain/contract/quoteFields.ts'
import { isRecord } from '../../../src/lib/types.ts'
import { dayMs, hourMs } from '../lib/durations.ts'
import { type Failure, isRefusedForGood, readFailure, storedFailure } from './outcome.ts'
import { fromUnversioned } from './unversionedEntry.ts'

const text = z.string().catch('')
const count = z.number().catch(0)
/** As far as `Date` knows times: another would make `npm run quotes -- list` fail, as it has no text. */
const time = z.number().min(0).max(8.64e15)

const quoteShape = Object.fromEntries(quoteFieldOrder.map((field) => [field, text])) as Record<
  QuoteField,
  typeof text
>

/**
 * Reads entries of releases before and after this one: a missing field becomes empty, an unknown field is
 * kept, and only an entry without its version or time cannot be read (docs/decisions/0023).
 */
const shape = {
  version: z.number().min(1),
  reference: text,
  /** Empty in entries older than the hash. */
  quoteHash: text,
  /** `other`: this release does not know the state or the quote, and only a newer one can deliver it. */
  state: z.enum(['pending', 'delivered', 'undeliverable', 'other']).catch('other'),
  /** The personal data; gone once the request is delivered. */
  quote: z.looseObject(quoteShape).optional().catch(undefined),
  spamSignals: z.array(z.string()).catch([]).readonly(),
  receivedAt: time,
  leaseExpiresAt: time.catch(0),
  /** Another for each lease: a process knows its own by it when the answer to the write was lost. */
  leaseId: z.string().optional().catch(undefined),
  failures: count,
  lastFailure: storedFailure.optional().catch(undefined),
  dueAt: time.catch(0),
  retryUntil: time.catch(Infinity),
  deliveredAt: time.optional().catch(undefined),
}

const entrySchema = z.looseObject(shape)

/**
 * A quote request in the journal.
 *
 *     newEntry             markFailed: due later
 *        |                  +-------+
 *        v                  v       |
 *     pending, leased ---> pending, waiting ---> undeliverable
 *        |      ^           |   refused for good,    |
 *        |      +-----------+   or retried too long  |
 *        v        withLease                          |
 *     delivered  withRetry, sentAgain: waiting <-----+
 *
 * A lease that nobody ends expires, and the entry is due. At the end of its retention it is deleted.
 */
export type Entry = z.infer<z.ZodObject<typeof shape>>

/**
 * Reads the text of an entry. Undefined when it is not JSON or lacks its version or time; never throws. An
 * entry that should have a quote and has none that can be read gets the state `other`.
 */
export const parseEntry = (stored: string): Entry | undefined => {
  try {
    const value: unknown = JSON.parse(stored)
    const isUnversioned = isRecord(value) && value.version === undefined
    const entry = entrySchema.parse(isUnversioned ? fromUnversioned(value) : value)
    return entry.state === 'delivered' || entry.quote ? entry : { ...entry, state: 'other' }
  } catch {
    return undefined
  }
}

/** The last failure of a delivery; undefined when there was none. */
export const lastFailureOf = ({ lastFailure }: Entry): Failure | undefined =>
  lastFailure && readFailure(lastFailure)

/**
 * No function runs longer, so that a lease expires only when its process was killed or had no time left to
 * deliver.
 */
const leaseMs = 30_000

const firstWaitMs = 30_000
const maxWaitMs = 6 * hourMs

const retryWindowMs = 23 * dayMs

/** Specification 11. */
const retentionMs = 30 * dayMs

/** Specification 11. */
const deliveredRetentionMs = 7 * dayMs

/** What suggests that no visitor sent a request (http/spamSignals.ts). */
export type SpamSignal = 'trap' | 'fast' | 'direct'

interface NewRequest {
  reference: string
  quoteHash: string
  quote: QuoteValues
  spamSignals: readonly SpamSignal[]
}

/** A pending entry with its first lease, received now. */
export const newEntry = (request: NewRequest, now: number): Entry => ({
  version: 1,
  reference: request.reference,
  quoteHash: request.quoteHash,
  state: 'pending',
  quote: request.quote,
  spamSignals: request.spamSignals,
  receivedAt: now,
  leaseExpiresAt: now + leaseMs,
  failures: 0,
  dueAt: now + leaseMs,
  retryUntil: now + retryWindowMs,
})

/** Whether a process is delivering the entry now (ms). */
export const isLeased = ({ leaseExpiresAt }: Entry, now: number): boolean => leaseExpiresAt > now

/** Whether the schedule should deliver the entry now (ms): at its time, or when a try was cut off. */
export const isDue = (entry: Entry, now: number): boolean => {
  const { state, dueAt, leaseExpiresAt, retryUntil } = entry
  // Every outcome ends the lease: one that has run out is of a process that was killed.
  const isCutOff = leaseExpiresAt > 0
  return state === 'pending' && !isLeased(entry, now) && (dueAt <= now || isCutOff) && retryUntil > now
}

/** Whether it has to be given up. */
export const isRetryWindowOver = (entry: Entry, now: number): boolean =>
  entry.state === 'pending' && !isLeased(entry, now) && entry.retryUntil <= now

/** Whether a request that was received at a time (ms) must be deleted. */
export const isRetentionOver = (receivedAt: number, now: number): boolean => receivedAt + retentionMs <= now

/** Whether the mark of a delivery at a time (ms) may be deleted. */
export const isMarkRetentionOver = (deliveredAt: number, now: number): boolean =>
  deliveredAt + deliveredRetentionMs <= now

/** Half a minute, then twice as long each time, or as long as `Retry-After` asks; at most 6 hours. */
const waitAfterMs = (failures: number, failure: Failure): number => {
  const requestedWaitMs = failure.kind === 'refused' ? (failure.retryAfterMs ?? 0) : 0
  return Math.min(Math.max(firstWaitMs * 2 ** (failures - 1), requestedWaitMs), maxWaitMs)
}

/** The entry with a lease from now (ms) on. */
export const withLease = (entry: Entry, now: number, leaseId: string): Entry => ({
  ...entry,
  leaseExpiresAt: now + leaseMs,
  leaseId,
})

/** Its visitor has sent it again. If its retry window is over, both retry and retention begin anew. */
export const sentAgain = (entry: Entry, now: number): Entry => ({
  ...entry,
  state: 'pending',
  ...(entry.retryUntil <= now && { receivedAt: now, retryUntil: now + retryWindowMs }),
})

/** Keeps only the fields named here, because an unknown field may be personal data. */
export const markDelivered = (entry: Entry, now: number): Entry => {
  const { version, reference, quoteHash, spamSignals, receivedAt, failures, dueAt, retryUntil } = entry
  const remaining = { version, reference, quoteHash, spamSignals, receivedAt, failures, dueAt, retryUntil }
  return { ...remaining, state: 'delivered', leaseExpiresAt: 0, deliveredAt: now }
}

/** Counts the failure and sets when it is due again; undeliverable if the form service will never take it. */
export const markFailed = (entry: Entry, failure: Failure, now: number): Entry => {
  const failures = entry.failures + 1
  const dueAt = now + waitAfterMs(failures, failure)
  const state = isRefusedForGood(failure) ? 'undeliverable' : 'pending'
  return { ...entry, state, leaseExpiresAt: 0, failures, lastFailure: failure, dueAt }
}

/** The entry, never to be delivered by the schedule again. */
export const markUndeliverable = (entry: Entry): Entry => ({ ...entry, state: 'undeliverable' })

/** Due now and for a day at least, whatever its state was. */
export const withRetry = (entry: Entry, now: number): Entry => ({
  ...entry,
  state: 'pending',
  leaseExpiresAt: 0,
  dueAt: now,
  retryUntil: Math.max(entry.retryUntil, now + dayMs),
})
