import type { QuoteValues } from '../../../src/contract/quoteFields.ts'
import type { SpamSignal } from '../http/spamSignals.ts'
import { makeDeadline } from '../lib/deadline.ts'
import { isHttpUrl } from '../lib/httpUrl.ts'
import { pause } from '../lib/pause.ts'
import { timeoutsMs } from '../timeouts.ts'
import type { Outcome } from './outcome.ts'
import { signatureHeader, signatureOf } from './signature.ts'

export interface FormServiceOptions {
  url: string | undefined
  token: string | undefined
  secrets?: readonly string[] | undefined
  fetch: typeof fetch
  budgetMs?: number | undefined
  pauseMs?: number | undefined
}

export interface Delivery {
  key: string
  quote: QuoteValues
  spamSignals?: readonly SpamSignal[] | undefined
}

interface Attempt {
  outcome: Outcome
  retryIn: number | null
}

export const spamSignalsHeader = 'X-Veritally-Spam-Signals'

const maxPauseMs = 2000

const retryAfterOf = ({ headers }: Response): number => {
  const text = headers.get('retry-after') ?? ''
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return asked > 0 ? asked : 0
}

const retryPause = (status: number, wait: number): number | null =>
  (status === 429 || status >= 500) && wait <= maxPauseMs ? wait : null

/** Any ok status is success, whatever the body (specification 11). The promise never rejects. */
export const makeDeliver = ({
  url = '',
  token,
  secrets = [],
  fetch,
  budgetMs = timeoutsMs.delivery,
  pauseMs = 300,
}: FormServiceOptions) => {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
  const authorization = token ? { Authorization: `Bearer ${token}` } : {}

  const headersOf = ({ key, spamSignals = [] }: Delivery, body: string) => ({
    ...headers,
    ...authorization,
    'Idempotency-Key': key,
    ...(spamSignals.length > 0 && { [spamSignalsHeader]: spamSignals.join(', ') }),
    ...(secrets.length > 0 && { [signatureHeader]: signatureOf(secrets, body, Date.now()) }),
  })

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
      response.body?.cancel().catch(() => undefined)
      if (response.ok) return { outcome: { kind: 'delivered' }, retryIn: null }
      const { status } = response
      const asked = retryAfterOf(response)
      const outcome: Outcome = {
        kind: 'refused',
        upstream: status,
        ...(asked > 0 && { retryAfterMs: asked }),
      }
      return { outcome, retryIn: retryPause(status, Math.max(pauseMs, asked)) }
    } catch {
      if (deadline.aborted) return { outcome: { kind: 'timeout' }, retryIn: null }
      return { outcome: { kind: 'unreachable' }, retryIn: pauseMs }
    }
  }

  return async (delivery: Delivery, limitMs = budgetMs): Promise<Outcome> => {
    if (!isHttpUrl(url)) return { kind: 'unconfigured' }
    const timeMs = Math.ceil(Math.max(Math.min(budgetMs, limitMs), 1))
    const timeUp = AbortSignal.timeout(timeMs)
    const { leftMs } = makeDeadline(timeMs, Date.now)
    const first = await attempt(delivery, timeUp)
    if (first.retryIn === null || first.retryIn >= leftMs()) return first.outcome
    await pause(first.retryIn)
    return (await attempt(delivery, timeUp)).outcome
  }
}
