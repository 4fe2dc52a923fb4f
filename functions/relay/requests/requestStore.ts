import type { QuoteValues } from '../../../src/domain/contract/quoteFields.ts'
import { hourMs, minuteMs } from '../lib/time.ts'
import { openBody, sealBody } from './body.ts'
import type { Query } from './database.ts'
import { askedWaitMs, failureOf, failureText, isRefusedForGood, type Outcome } from './outcome.ts'
import * as statements from './statements.ts'

/** No function runs longer, so a lease runs out only when its process has died. */
export const leaseMs = 30_000

const firstWaitMs = 15 * minuteMs
const longestWaitMs = 6 * hourMs

/** A run also takes what is due so soon, because the schedule's clock is not exact. */
const slackMs = minuteMs

export interface QuoteRequest {
  key: string
  digest: string
  reference: string
  quote: QuoteValues
  spamSignals: readonly string[]
}

/** A request that this process may deliver until its lease ends. */
export interface Leased extends QuoteRequest {
  lease: Date
  received: Date
  attempts: number
}

interface Known {
  digest: string
  state: 'waiting' | 'delivered' | 'refused'
  lease: Date | null
  failure: string | null
  delivered: Date | null
}

type DueRow = Omit<Leased, 'quote' | 'spamSignals'> & { body: string | null; spamSignals: string }

/** 15 minutes, then twice as long each time, or as long as the form service asks; at most 6 hours. */
const waitAfterMs = (attempts: number, outcome: Outcome): number =>
  Math.min(Math.max(firstWaitMs * 2 ** (attempts - 1), askedWaitMs(outcome)), longestWaitMs)

export const newLease = (request: QuoteRequest, now: number): Leased => ({
  ...request,
  lease: new Date(now + leaseMs),
  received: new Date(now),
  attempts: 0,
})

/** The quote requests as rows of the table. Each function rejects when the database fails. */
export const makeRequestStore = (query: Query, now: () => number, secrets: readonly string[] = []) => {
  const inMs = (ms: number): Date => new Date(now() + ms)

  const look = async (key: string): Promise<Known | undefined> =>
    (await query<Known>(statements.look, [key]))[0]

  const valuesOf = ({ key, digest, reference, quote, spamSignals, received }: Leased, isErased = false) => {
    const body = isErased ? null : sealBody(key, quote, secrets)
    return [key, digest, reference, body, spamSignals.join(' '), received]
  }

  /** False when another process has the key, or it has been delivered. */
  const take = async (request: Leased): Promise<boolean> =>
    (await query(statements.take, [...valuesOf(request), request.lease])).length > 0

  /** Undefined while another process has its lease. */
  const outcomeOf = async (sent: QuoteRequest): Promise<Outcome | { kind: 'conflict' } | undefined> => {
    const known = await look(sent.key)
    if (known && known.digest !== sent.digest) return { kind: 'conflict' }
    if (known?.state === 'delivered') return { kind: 'delivered' }
    if (known?.lease && known.lease > inMs(0)) return undefined
    return known?.failure ? failureOf(known.failure) : { kind: 'timeout' }
  }

  /** Writes how a delivery ended; false when that is known. Tries three times: what is lost is delivered again. */
  const settle = async (request: Leased, outcome: Outcome): Promise<boolean> => {
    const due = inMs(waitAfterMs(request.attempts + 1, outcome))
    const isDelivered = outcome.kind === 'delivered'
    const [state, failure, delivered] = isDelivered
      ? ['delivered', null, inMs(0)]
      : [isRefusedForGood(outcome) ? 'refused' : 'waiting', failureText(outcome), null]
    const sent = valuesOf(request, isDelivered && outcome.proven)
    const reason = outcome.kind === 'refused' && outcome.reason
    const sealed = reason ? sealBody(request.key, { reason }, secrets) : null
    const values = [...sent, state, due, request.lease, failure, delivered, sealed]
    const write = () => query(statements.settle, values)
    return (await write().catch(write).catch(write)).length > 0
  }

  const takeDue = async (most: number): Promise<{ leased: Leased[]; unreadable: string[] }> => {
    const values = [inMs(slackMs), inMs(leaseMs), most, inMs(0)]
    const leased: Leased[] = []
    const unreadable: string[] = []
    for (const { body, spamSignals, ...row } of await query<DueRow>(statements.takeDue, values)) {
      const quote = openBody(row.key, body, secrets) as QuoteValues | undefined
      if (quote) leased.push({ ...row, quote, spamSignals: spamSignals.split(' ').filter(Boolean) })
      else unreadable.push(row.reference)
    }
    return { leased, unreadable }
  }

  const expire = async (): Promise<void> => {
    await query(statements.expire, [inMs(0)])
    await query(statements.forget, [inMs(0)])
  }

  const stateOf: (key: string) => Promise<Pick<Known, 'state' | 'delivered'> | undefined> = look

  return { take, outcomeOf, settle, takeDue, expire, stateOf }
}

export type RequestStore = ReturnType<typeof makeRequestStore>
