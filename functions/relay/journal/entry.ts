import { z } from 'zod'
import { type QuoteField, quoteFieldOrder, type QuoteValues } from '../../../src/contract/quoteFields.ts'
import { isRecord } from '../../../src/lib/types.ts'
import { type Failure, isRefusalOfOne, readFailure } from '../delivery/outcome.ts'
import type { SpamSignal } from '../http/spamSignals.ts'
import { fromUnversioned } from './unversionedEntry.ts'

const text = z.string().catch('')
const count = z.number().catch(0)
const time = z.number()

const quoteShape = Object.fromEntries(quoteFieldOrder.map((field) => [field, text])) as Record<
  QuoteField,
  typeof text
>

/** Any kind, since it may be one of another release. */
const storedFailure = z.looseObject({
  kind: z.string(),
  upstream: z.number().optional().catch(undefined),
  retryAfterMs: z.number().optional().catch(undefined),
})

/**
 * Reads entries of releases before and after this one: what is missing is empty, what is unknown stays, and
 * only an entry without its version or time cannot be read (docs/decisions/0023).
 */
const shape = {
  version: z.number().min(1),
  reference: text,
  /** Empty in entries older than the hash. */
  quoteHash: text,
  /** `other` is what only a newer release can deliver: its state, or its quote, is not known here. */
  state: z.enum(['pending', 'delivered', 'undeliverable', 'other']).catch('other'),
  /** The personal data; gone once the request is delivered. */
  quote: z.looseObject(quoteShape).optional().catch(undefined),
  spamSignals: z.array(z.string()).catch([]).readonly(),
  receivedAt: time,
  leaseExpiresAt: count,
  /** Drawn by lot for each lease: who wrote it knows it again when the answer to the writing is lost. */
  leaseId: z.string().optional().catch(undefined),
  failures: count,
  lastFailure: storedFailure.optional().catch(undefined),
  dueAt: count,
  retryUntil: time.catch(Infinity),
  deliveredAt: time.optional().catch(undefined),
}

const entrySchema = z.looseObject(shape)

/**
 * A quote request in the journal. Times are ms since 1970.
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
 * A lease that nobody ends expires, and the entry waits again. Retention ends each state.
 */
export type Entry = z.infer<z.ZodObject<typeof shape>>

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

export const lastFailureOf = ({ lastFailure }: Entry): Failure | undefined =>
  lastFailure && readFailure(lastFailure)

const minute = 60_000
const day = 24 * 60 * minute

/** Longer than any function runs, so that only a killed process leaves a lease to expire. */
const leaseMs = 30_000

const firstWaitMs = 30_000
const maxWaitMs = 6 * 60 * minute

const retryWindowMs = 23 * day

/** Specification 11. */
const retentionMs = 30 * day

/** Specification 11. */
const deliveredRetentionMs = 7 * day

interface NewRequest {
  reference: string
  quoteHash: string
  quote: QuoteValues
  spamSignals: readonly SpamSignal[]
}

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

export const isLeased = ({ leaseExpiresAt }: Entry, now: number): boolean => leaseExpiresAt > now

export const isDue = (entry: Entry, now: number): boolean =>
  entry.state === 'pending' && !isLeased(entry, now) && entry.dueAt <= now && entry.retryUntil > now

export const isRetryWindowOver = (entry: Entry, now: number): boolean =>
  entry.state === 'pending' && !isLeased(entry, now) && entry.retryUntil <= now

export const isRetentionOver = (receivedAt: number, now: number): boolean => receivedAt + retentionMs <= now

export const isMarkRetentionOver = (deliveredAt: number, now: number): boolean =>
  deliveredAt + deliveredRetentionMs <= now

/** Half a minute, then twice as long each time, up to 6 hours, or as `Retry-After` asks. */
const waitAfter = (failures: number, failure: Failure): number => {
  const asked = failure.kind === 'refused' ? (failure.retryAfterMs ?? 0) : 0
  return Math.min(Math.max(firstWaitMs * 2 ** (failures - 1), asked), maxWaitMs)
}

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

/** Names what stays, for a field of another release may be personal data. */
export const markDelivered = (entry: Entry, now: number): Entry => {
  const { version, reference, quoteHash, spamSignals, receivedAt, failures, dueAt, retryUntil } = entry
  const kept = { version, reference, quoteHash, spamSignals, receivedAt, failures, dueAt, retryUntil }
  return { ...kept, state: 'delivered', leaseExpiresAt: 0, deliveredAt: now }
}

export const markFailed = (entry: Entry, failure: Failure, now: number): Entry => {
  const failures = entry.failures + 1
  const dueAt = now + waitAfter(failures, failure)
  const state = isRefusalOfOne(failure) ? 'undeliverable' : 'pending'
  return { ...entry, state, leaseExpiresAt: 0, failures, lastFailure: failure, dueAt }
}

export const markUndeliverable = (entry: Entry): Entry => ({ ...entry, state: 'undeliverable' })

export const withRetry = (entry: Entry, now: number): Entry => ({
  ...entry,
  state: 'pending',
  leaseExpiresAt: 0,
  dueAt: now,
  retryUntil: Math.max(entry.retryUntil, now + day),
})
