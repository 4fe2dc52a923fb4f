import { setTimeout as pause } from 'node:timers/promises'
import type { QuoteValues } from '../quoteFields.ts'

/** How a delivery ended; `refused` carries the form service's status and Retry-After, and nothing else of its answer. */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'refused'; upstream: number; retryAfterMs?: number }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }
  | { kind: 'unconfigured' }

export interface RelayOptions {
  /** QUOTE_FORM_URL; without an http or https URL every delivery ends as `unconfigured`. */
  url: string | undefined
  /** QUOTE_FORM_TOKEN, sent as bearer. */
  token: string | undefined
  fetch: typeof fetch
  /** For both attempts and the pause between them, in ms. The visitor waits for as long. */
  budgetMs?: number | undefined
  /** Before the second attempt, in ms, unless Retry-After asks for more. */
  pauseMs?: number | undefined
}

/** An attempt's outcome, and how long to wait before another in ms; null when another would not help. */
interface Attempt {
  outcome: Outcome
  retryIn: number | null
}

const longestPauseMs = 2000

/** QUOTE_FORM_URL is an http or https URL. */
export const isConfigured = (url = ''): boolean => /^https?:$/.test(URL.parse(url)?.protocol ?? '')

/** Retry-After in ms, whether in seconds or as a date; 0 for none. */
const retryAfterOf = ({ headers }: Response): number => {
  const text = headers.get('retry-after') ?? ''
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return asked > 0 ? asked : 0
}

const retryPause = (status: number, wait: number): number | null =>
  (status === 429 || status >= 500) && wait <= longestPauseMs ? wait : null

/**
 * Delivers a request to the form service (design section 7): JSON, the idempotency key passed on, redirects
 * not followed, one retry after a network error, 429 or 5xx. Any ok status is success, whatever the body.
 * The promise never rejects.
 */
export const makeRelay = ({ url = '', token, fetch, budgetMs = 7000, pauseMs = 300 }: RelayOptions) => {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
  const authorization = token ? { Authorization: `Bearer ${token}` } : {}

  const attempt = async (body: string, key: string, deadline: AbortSignal): Promise<Attempt> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: deadline,
        headers: { ...headers, ...authorization, 'Idempotency-Key': key },
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

  return async (quote: QuoteValues, key: string): Promise<Outcome> => {
    if (!isConfigured(url)) return { kind: 'unconfigured' }
    const body = JSON.stringify(quote)
    const deadline = AbortSignal.timeout(budgetMs)
    const first = await attempt(body, key, deadline)
    if (first.retryIn === null) return first.outcome
    await pause(first.retryIn, undefined, { signal: deadline }).catch(() => undefined)
    return deadline.aborted ? first.outcome : (await attempt(body, key, deadline)).outcome
  }
}
