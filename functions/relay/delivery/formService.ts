import { retryAfterTime } from '../../../src/domain/contract/relay.ts'
import { isSafeUrl } from '../lib/isSafeUrl.ts'
import { readUpTo } from '../lib/readUpTo.ts'
import { dayMs, makeDeadline, pause, withTimeout } from '../lib/time.ts'
import { shortestDeliveryMs, timeoutsMs } from '../lib/timeouts.ts'
import { askedWaitMs, type Outcome } from '../requests/outcome.ts'
import type { QuoteRequest } from '../requests/requestStore.ts'
import { formBody } from './formBody.ts'
import { hasProof, type Proof } from './proof.ts'
import { signatureHeaders } from './signatureHeaders.ts'

export interface FormServiceOptions {
  url: string | undefined
  token?: string | undefined
  secrets?: readonly string[] | undefined
  proof?: Proof | undefined
  names?: Readonly<Record<string, string>> | undefined
  fields?: object | undefined
  fetch: typeof fetch
  pauseMs?: number | undefined
}

type Delivery = Pick<QuoteRequest, 'key' | 'reference' | 'quote' | 'spamSignals'>

const asJson = { Accept: 'application/json' }

export const spamSignalsHeader = 'X-Spam-Signals'

const longestPauseMs = 2000

/** In ms, at most a day; 0 when the service does not ask to wait. */
const readRetryAfterMs = ({ headers }: Response): number => {
  const now = Date.now()
  return Math.min(Math.max((retryAfterTime(headers, now) ?? now) - now, 0), dayMs)
}

/** In bytes; a longer answer is a page and no reason. */
const reasonLimit = 8 * 1024

const longestReason = 500

const reasonMs = 1000

/** Why the service refused a request, in its own words; empty when it says nothing, too much or too slowly. */
const readReason = async ({ body }: Response): Promise<string> => {
  const read = withTimeout(reasonMs, () => readUpTo(reasonLimit, body))
  const text = (await read.catch(() => undefined)) ?? ''
  return text.replace(/\s+/g, ' ').trim().slice(0, longestReason)
}

const mayRecover = (outcome: Outcome): boolean =>
  outcome.kind === 'unreachable' ||
  (outcome.kind === 'refused' && (outcome.upstream === 429 || outcome.upstream >= 500))

/** Makes a function that posts a request to the form service (specification 11). It never rejects. */
export const makeDeliver = ({
  url = '',
  token,
  secrets = [],
  proof,
  names,
  fields,
  fetch,
  pauseMs = 300,
}: FormServiceOptions) => {
  /** After 302 or 303 the answer is at another address, where the token is not sent. */
  const followed = async (posted: Response, signal: AbortSignal): Promise<Response> => {
    const location = posted.headers.get('location') ?? ''
    const address = URL.parse(location, url)?.href ?? ''
    if (![302, 303].includes(posted.status) || location === '' || !isSafeUrl(address)) return posted
    posted.body?.cancel().catch(() => undefined)
    return fetch(address, { signal, headers: asJson })
  }

  const attempt = async (delivery: Delivery, signal: AbortSignal): Promise<Outcome> => {
    const { key, spamSignals } = delivery
    const body = formBody(delivery, names, fields)
    const headers = {
      ...asJson,
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      'Idempotency-Key': key,
      ...(spamSignals.length > 0 && { [spamSignalsHeader]: spamSignals.join(', ') }),
      ...signatureHeaders(secrets, key, body, new Date()),
    }
    try {
      const posted = await fetch(url, { method: 'POST', redirect: 'manual', signal, headers, body })
      const response = await followed(posted, signal)
      const { ok, status } = response
      const isProven = ok && proof !== undefined && (await hasProof(response, proof))
      const reason = ok ? undefined : await readReason(response)
      response.body?.cancel().catch(() => undefined)
      if (isProven) return { kind: 'delivered', proven: true }
      if (ok) return proof ? { kind: 'unproven', upstream: status } : { kind: 'delivered' }
      const retryAfterMs = readRetryAfterMs(response)
      return {
        kind: 'refused',
        upstream: status,
        ...(retryAfterMs > 0 && { retryAfterMs }),
        ...(reason && { reason }),
      }
    } catch {
      return { kind: signal.aborted ? 'timeout' : 'unreachable' }
    }
  }

  return async (delivery: Delivery, limitMs: number = timeoutsMs.delivery): Promise<Outcome> => {
    if (url === '') return { kind: 'unconfigured' }
    const timeMs = Math.ceil(Math.max(limitMs, 1))
    const timeUp = AbortSignal.timeout(timeMs)
    const { leftMs } = makeDeadline(timeMs, Date.now)
    const first = await attempt(delivery, timeUp)
    const waitMs = Math.max(pauseMs, askedWaitMs(first))
    const isTooLong = waitMs > longestPauseMs || waitMs + shortestDeliveryMs > leftMs()
    if (!mayRecover(first) || isTooLong) return first
    await pause(waitMs)
    return attempt(delivery, timeUp)
  }
}

export type Deliver = ReturnType<typeof makeDeliver>
