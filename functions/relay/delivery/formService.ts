import type { QuoteValues } from '../../../src/domain/contract/quoteFields.ts'
import { retryAfterTime } from '../../../src/domain/contract/relay.ts'
import type { Outcome } from '../journal/outcome.ts'
import { makeDeadline } from '../lib/deadline.ts'
import { dayMs } from '../lib/durations.ts'
import { pause } from '../lib/pause.ts'
import { shortestDeliveryMs, timeoutsMs } from '../timeouts.ts'
import { findProof, type Proof } from './proof.ts'
import { signatureHeader, signatureOf } from './signature.ts'

export interface FormServiceOptions {
  url: string | undefined
  token: string | undefined
  secrets?: readonly string[] | undefined
  proof?: Proof | undefined
  fetch: typeof fetch
  /** For both attempts together. */
  budgetMs?: number | undefined
  /** The shortest pause between them. */
  pauseMs?: number | undefined
}

export interface Delivery {
  key: string
  quote: QuoteValues
  spamSignals?: readonly string[] | undefined
}

interface Attempt {
  outcome: Outcome
  /** Null when there is no second attempt. */
  retryInMs: number | null
}

export const spamSignalsHeader = 'X-Veritally-Spam-Signals'

const maxPauseMs = 2000

/** A day, which is more than the journal waits. There is a limit because JSON cannot hold Infinity. */
const maxRetryAfterMs = dayMs

/** How long the service asks to wait; 0 when it does not ask. */
const readRetryAfterMs = ({ headers }: Response): number => {
  const now = Date.now()
  const waitMs = (retryAfterTime(headers, now) ?? now) - now
  return Math.min(Math.max(waitMs, 0), maxRetryAfterMs)
}

/**
 * Makes a function that posts a request to the form service, and once more after a fault when there is time
 * for it; both within `limitMs`. Any ok status is success (specification 11), proven or not. The promise
 * never rejects.
 */
export const makeDeliver = ({
  url = '',
  token,
  secrets = [],
  proof,
  fetch,
  budgetMs = timeoutsMs.delivery,
  pauseMs = 300,
}: FormServiceOptions) => {
  const headersOf = ({ key, spamSignals = [] }: Delivery, body: string) => ({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    'Idempotency-Key': key,
    ...(spamSignals.length > 0 && { [spamSignalsHeader]: spamSignals.join(', ') }),
    ...(secrets.length > 0 && { [signatureHeader]: signatureOf(secrets, body, Date.now()) }),
  })

  const outcomeOfOk = async (response: Response): Promise<Outcome> => {
    if (!proof) return { kind: 'delivered' }
    const found = await findProof(response, proof)
    if (found === 'found') return { kind: 'delivered', proven: true }
    const unproven = { kind: 'unproven', upstream: response.status } as const
    return found === 'missing' ? unproven : { ...unproven, isCutOff: true }
  }

  const attempt = async (delivery: Delivery, deadline: AbortSignal): Promise<Attempt> => {
    const body = JSON.stringify(delivery.quote)
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: deadline,
        headers: headersOf(delivery, body),
        body,
      })
      const ok = response.ok ? await outcomeOfOk(response) : undefined
      response.body?.cancel().catch(() => undefined)
      if (ok) return { outcome: ok, retryInMs: null }
      const { status } = response
      const requestedWaitMs = readRetryAfterMs(response)
      const outcome: Outcome = {
        kind: 'refused',
        upstream: status,
        ...(requestedWaitMs > 0 && { retryAfterMs: requestedWaitMs }),
      }
      const mayRecover = status === 429 || status >= 500
      const waitMs = Math.max(pauseMs, requestedWaitMs)
      return { outcome, retryInMs: mayRecover && waitMs <= maxPauseMs ? waitMs : null }
    } catch {
      if (deadline.aborted) return { outcome: { kind: 'timeout' }, retryInMs: null }
      return { outcome: { kind: 'unreachable' }, retryInMs: pauseMs }
    }
  }

  return async (delivery: Delivery, limitMs = budgetMs): Promise<Outcome> => {
    if (url === '') return { kind: 'unconfigured' }
    const timeMs = Math.ceil(Math.max(Math.min(budgetMs, limitMs), 1))
    const timeUp = AbortSignal.timeout(timeMs)
    const { leftMs } = makeDeadline(timeMs, Date.now)
    const first = await attempt(delivery, timeUp)
    if (first.retryInMs === null || first.retryInMs + shortestDeliveryMs > leftMs()) return first.outcome
    await pause(first.retryInMs)
    return (await attempt(delivery, timeUp)).outcome
  }
}
