import type { QuoteValues } from '../../../src/domain/contract/quoteFields.ts'
import { dayMs, hourMs, minuteMs } from '../lib/durations.ts'
import { openBody, sealBody } from './body.ts'
import type { Query } from './database.ts'
import { failureOf, failureText, isRefusedForGood, type Outcome } from './outcome.ts'
import * as statements from './statements.ts'

/** No function runs longer (ms), so that a lease ends by itself only when its process died. */
export const leaseMs = 30_000

const firstWaitMs = 15 * minuteMs
const longestWaitMs = 6 * hourMs

/** How long a request is tried (specification 11). */
const tryMs = 14 * dayMs

/** How long anything of it is kept (specification 11). */
export const keepMs = 30 * dayMs

/** How long the body of a delivery without proof is kept (specification 11). */
const unprovenMs = 72 * hourMs

/** The schedule's clock is not exact: a run also takes what is due within this time. */
const slackMs = minuteMs

/** What suggests that no visitor sent a request (http/spamSignals.ts). */
export type SpamSignal = 'trap' | 'fast' | 'direct'

export interface QuoteRequest {
  key: string
  digest: string
  reference: string
  quote: QuoteValues
  spamSignals: readonly string[]
}

/** A request that this process may deliver. `lease` is when its lease ends (ms), and tells it from another's. */
export interface Leased extends QuoteRequest {
  lease: number
  received: number
  attempts: number
  giveUpAt: number
  eraseAt: number
}

/** `known` when another process has the key, or it has been delivered. */
export type Taken = 'new' | 'repeated' | 'known'

interface Known {
  digest: string
  state: 'waiting' | 'delivered' | 'refused'
  leased_until: Date | null
  last_failure: string | null
  delivered: Date | null
}

interface DueRow {
  key: string
  digest: string
  reference: string
  body: string | null
  spam_signals: string
  received: Date
  attempts: number
  give_up_at: Date
  erase_at: Date
}

/** 15 minutes, then twice as long each time, or as long as the form service asks; at most 6 hours. */
export const waitAfterMs = (attempts: number, outcome: Outcome): number => {
  const asked = outcome.kind === 'refused' ? (outcome.retryAfterMs ?? 0) : 0
  return Math.min(Math.max(firstWaitMs * 2 ** (attempts - 1), asked), longestWaitMs)
}

/** A new request, with the lease that `take` gives it. */
export const newLease = (request: QuoteRequest, now: number): Leased => ({
  ...request,
  lease: now + leaseMs,
  received: now,
  attempts: 0,
  giveUpAt: now + tryMs,
  eraseAt: now + keepMs,
})

/** The quote requests as rows of the table. Each function rejects when the database fails. */
export const makeRequestStore = (query: Query, now: () => number, secrets: readonly string[] = []) => {
  const at = (time: number): Date => new Date(time)

  const look = async (key: string): Promise<Known | undefined> =>
    (await query<Known>(statements.look, [key]))[0]

  /** Takes a request for delivery. */
  const take = async (request: Leased): Promise<Taken> => {
    const { key, digest, reference, lease, received, giveUpAt, eraseAt } = request
    const body = sealBody(key, request.quote, secrets)
    const times = [received, lease, giveUpAt, eraseAt].map(at)
    const [row] = await query<{ repeated: boolean }>(statements.take, [
      ...[key, digest, reference, body, request.spamSignals.join(' ')],
      ...times,
    ])
    if (!row) return 'known'
    return row.repeated ? 'repeated' : 'new'
  }

  /** What is known of a key that another process took; undefined while that process has its lease. */
  const outcomeOf = async ({
    key,
    digest,
  }: QuoteRequest): Promise<Outcome | { kind: 'conflict' } | undefined> => {
    const known = await look(key)
    if (known && known.digest !== digest) return { kind: 'conflict' }
    if (known?.state === 'delivered') return { kind: 'delivered' }
    if (known?.leased_until && known.leased_until.getTime() > now()) return undefined
    return known?.last_failure ? failureOf(known.last_failure) : { kind: 'timeout' }
  }

  /** Notes how a delivery ended, whether or not the database knew of it before. False when it was not noted. */
  const note = async (request: Leased, outcome: Outcome): Promise<boolean> => {
    const { key, digest, reference, quote, received, lease, attempts, giveUpAt, eraseAt } = request
    const isDelivered = outcome.kind === 'delivered'
    const state = isDelivered ? 'delivered' : isRefusedForGood(outcome) ? 'refused' : 'waiting'
    const body = isDelivered && outcome.proven ? null : sealBody(key, quote, secrets)
    const due = now() + waitAfterMs(attempts + 1, outcome)
    const erase = isDelivered ? now() + unprovenMs : eraseAt
    const noted = await query(statements.note, [
      ...[key, digest, reference, body, request.spamSignals.join(' '), at(received), state],
      ...[at(due), at(lease), isDelivered ? null : failureText(outcome), at(giveUpAt), at(erase)],
      isDelivered ? at(now()) : null,
    ])
    return noted.length > 0
  }

  /** Leases up to `most` requests that are due. Those whose body cannot be opened are `unreadable`. */
  const takeDue = async (most: number): Promise<{ leased: Leased[]; unreadable: string[] }> => {
    const lease = now() + leaseMs
    const values = [at(now() + slackMs), at(lease), most, at(now())]
    const leased: Leased[] = []
    const unreadable: string[] = []
    for (const row of await query<DueRow>(statements.takeDue, values)) {
      const quote = openBody(row.key, row.body, secrets)
      if (quote === undefined) unreadable.push(row.reference)
      else
        leased.push({
          key: row.key,
          digest: row.digest,
          reference: row.reference,
          quote: quote as QuoteValues,
          spamSignals: row.spam_signals.split(' ').filter(Boolean),
          lease,
          received: row.received.getTime(),
          attempts: row.attempts,
          giveUpAt: row.give_up_at.getTime(),
          eraseAt: row.erase_at.getTime(),
        })
    }
    return { leased, unreadable }
  }

  /** Gives up and erases what is over. Returns the references of what was given up. */
  const expire = async (): Promise<string[]> => {
    const rows = await query<{ reference: string; gave_up: boolean }>(statements.expire, [at(now())])
    await query(statements.forget, [at(now() - keepMs), at(now() - dayMs)])
    return rows.filter(({ gave_up }) => gave_up).map(({ reference }) => reference)
  }

  /** What a visitor may know of a key. */
  const stateOf = async (key: string) => {
    const known = await look(key)
    return known && { state: known.state, delivered: known.delivered?.getTime() }
  }

  return { take, outcomeOf, note, takeDue, expire, stateOf }
}

export type RequestStore = ReturnType<typeof makeRequestStore>
