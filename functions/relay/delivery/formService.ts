import { retryAfterTime } from '../../../src/domain/contract/relay.ts'
import { isSafeUrl } from '../lib/isSafeUrl.ts'
import { dayMs, makeDeadline, pause } from '../lib/time.ts'
import { shortestDeliveryMs, timeoutsMs } from '../lib/timeouts.ts'
import type { Outcome } from '../requests/outcome.ts'
import type { QuoteRequest } from '../requests/requestStore.ts'
import { formBody, type FormShape } from './formBody.ts'
import { hasProof, type Proof } from './proof.ts'
import { signatureHeaders } from './signature.ts'

export interface FormServiceOptions {
  url: string | undefined
  token?: string | undefined
  secrets?: readonly string[] | undefined
  proof?: Proof | undefined
  shape?: FormShape | undefined
  fetch: typeof fetch
  pauseMs?: number | undefined
}

type Delivery = Pick<QuoteRequest, 'key' | 'quote' | 'spamSignals'>

interface Attempt {
  outcome: Outcome
  /** Null without a second attempt. */
  retryInMs: number | null
}

const once = (outcome: Outcome): Attempt => ({ outcome, retryInMs: null })

const asJson = { Accept: 'application/json' }

export const spamSignalsHeader = 'X-Veritally-Spam-Signals'

const longestPauseMs = 2000
const mostRedirects = 3

/** At most a day; 0 when the service does not ask to wait. */
const readRetryAfterMs = ({ headers }: Response): number => {
  const now = Date.now()
  return Math.min(Math.max((retryAfterTime(headers, now) ?? now) - now, 0), dayMs)
}

/** Makes a function that posts a request to the form service (specification 11). It never rejects. */
export const makeDeliver = ({
  url = '',
  token,
  secrets = [],
  proof,
  shape,
  fetch,
  pauseMs = 300,
}: FormServiceOptions) => {
  const headersOf = ({ key, spamSignals }: Delivery, body: string) => ({
    ...asJson,
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    'Idempotency-Key': key,
    ...(spamSignals.length > 0 && { [spamSignalsHeader]: spamSignals.join(', ') }),
    ...signatureHeaders(secrets, key, body, new Date()),
  })

  /** After 302 or 303 the answer is at another address, where the token is not sent. */
  const followed = async (posted: Response, signal: AbortSignal): Promise<Response> => {
    let response = posted
    let address = url
    for (let redirects = 0; redirects < mostRedirects; redirects += 1) {
      const location = response.headers.get('location') ?? ''
      if (![302, 303].includes(response.status) || location === '') break
      address = URL.parse(location, address)?.href ?? ''
      if (!isSafeUrl(address)) break
      response.body?.cancel().catch(() => undefined)
      response = await fetch(address, { redirect: 'manual', signal, headers: asJson })
    }
    return response
  }

  const attempt = async (delivery: Delivery, signal: AbortSignal): Promise<Attempt> => {
    const body = formBody(delivery.quote, shape)
    try {
      const posted = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: headersOf(delivery, body),
        body,
      })
      const response = await followed(posted, signal)
      const { ok, status } = response
      const isProven = ok && proof !== undefined && (await hasProof(response, proof))
      response.body?.cancel().catch(() => undefined)
      if (isProven) return once({ kind: 'delivered', proven: true })
      if (ok) return once(proof ? { kind: 'unproven', upstream: status } : { kind: 'delivered' })
      const askedMs = readRetryAfterMs(response)
      const waitMs = Math.max(pauseMs, askedMs)
      const mayRecover = status === 429 || status >= 500
      return {
        outcome: { kind: 'refused', upstream: status, ...(askedMs > 0 && { retryAfterMs: askedMs }) },
        retryInMs: mayRecover && waitMs <= longestPauseMs ? waitMs : null,
      }
    } catch {
      if (signal.aborted) return once({ kind: 'timeout' })
      return { outcome: { kind: 'unreachable' }, retryInMs: pauseMs }
    }
  }

  return async (delivery: Delivery, limitMs: number = timeoutsMs.delivery): Promise<Outcome> => {
    if (url === '') return { kind: 'unconfigured' }
    const timeMs = Math.ceil(Math.max(limitMs, 1))
    const timeUp = AbortSignal.timeout(timeMs)
    const { leftMs } = makeDeadline(timeMs, Date.now)
    const first = await attempt(delivery, timeUp)
    if (first.retryInMs === null || first.retryInMs + shortestDeliveryMs > leftMs()) return first.outcome
    await pause(first.retryInMs)
    return (await attempt(delivery, timeUp)).outcome
  }
}

export type Deliver = ReturnType<typeof makeDeliver>
