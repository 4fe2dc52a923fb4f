import { retryAfterTime } from '../../../src/domain/contract/relay.ts'
import { isSafeUrl } from '../lib/isSafeUrl.ts'
import { readUpTo } from '../lib/readUpTo.ts'
import { dayMs, makeDeadline, pause, shortestDeliveryMs, timeoutsMs, withTimeout } from '../lib/time.ts'
import { askedWaitMs, type Outcome } from '../requests/outcome.ts'
import { type Delivery, formRequest, type FormRequestOptions } from './formRequest.ts'
import { hasProof, type Proof } from './proof.ts'

export interface FormServiceOptions extends FormRequestOptions {
  url: string | undefined
  proof?: Proof | undefined
  fetch: typeof fetch
  pauseMs?: number | undefined
}

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
export const makeDeliver = ({ url = '', proof, fetch, pauseMs = 300, ...options }: FormServiceOptions) => {
  /** After 302 or 303 the answer is at another address, where the token is not sent. */
  const followed = async (posted: Response, signal: AbortSignal): Promise<Response> => {
    const location = posted.headers.get('location') ?? ''
    const address = URL.parse(location, url)?.href ?? ''
    if (![302, 303].includes(posted.status) || location === '' || !isSafeUrl(address)) return posted
    posted.body?.cancel().catch(() => undefined)
    return fetch(address, { signal, headers: { Accept: 'application/json' } })
  }

  const attempt = async (delivery: Delivery, signal: AbortSignal): Promise<Outcome> => {
    try {
      const posted = await fetch(url, { ...formRequest(delivery, options), signal })
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
    const timeUp = AbortSignal.timeout(limitMs)
    const { leftMs } = makeDeadline(limitMs, Date.now)
    const first = await attempt(delivery, timeUp)
    const waitMs = Math.max(pauseMs, askedWaitMs(first))
    const isTooLong = waitMs > longestPauseMs || waitMs + shortestDeliveryMs > leftMs()
    if (!mayRecover(first) || isTooLong) return first
    await pause(waitMs)
    return attempt(delivery, timeUp)
  }
}

export type Deliver = ReturnType<typeof makeDeliver>
