import { z } from 'zod'
import { quoteFieldOrder, type QuoteValues } from '../../../src/contract/quoteFields.ts'
import { type Failure, isRefusalOfOne } from '../delivery/outcome.ts'
import type { SpamSignal } from '../http/spamSignals.ts'

const time = z.number()

const failureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refused'), upstream: z.number(), retryAfterMs: z.number().optional() }),
  z.object({ kind: z.enum(['timeout', 'unreachable', 'unconfigured']) }),
])

const entrySchema = z.object({
  version: z.literal(1),
  reference: z.string(),
  quoteHash: z.string(),
  state: z.enum(['pending', 'delivered', 'undeliverable']),
  /** The personal data; gone once the request is delivered. */
  quote: z.record(z.enum(quoteFieldOrder), z.string()).exactOptional(),
  spamSignals: z.array(z.enum(['trap', 'fast', 'direct'])).readonly(),
  receivedAt: time,
  leaseExpiresAt: time,
  /** Drawn by lot for each lease: who wrote it knows it again when the answer to the writing is lost. */
  leaseId: z.string().exactOptional(),
  failures: z.number(),
  lastFailure: failureSchema.exactOptional(),
  dueAt: time,
  retryUntil: time,
  deliveredAt: time.exactOptional(),
})

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
export type Entry = z.infer<typeof entrySchema>

export const parseEntry = (text: string): Entry | undefined => {
  try {
    return entrySchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

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

/** Its visitor has sent it again: one that was given up is tried and kept as long as a new one. */
export const sentAgain = (entry: Entry, now: number): Entry => ({
  ...entry,
  state: 'pending',
  ...(entry.retryUntil <= now && { receivedAt: now, retryUntil: now + retryWindowMs }),
})

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
