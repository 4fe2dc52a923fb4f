import { securityHeaders } from '../lib/securityHeaders.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import type { LogLine } from '../requests/log.ts'
import type { RequestStore } from '../requests/requestStore.ts'
import { timeoutsMs } from '../lib/timeouts.ts'
import { makeHandler, problem } from './answers.ts'
import { makeRateLimit } from './rateLimit.ts'
import { readKey } from './readQuoteRequest.ts'

interface RequestsOptions {
  /** Undefined where the site has no database. */
  requests: Pick<RequestStore, 'stateOf'> | undefined
  now: () => number
  log: (line: LogLine) => void
}

/** What the relay says of a request: delivered with its day, `2026-11-23` in UTC, as long as it knows. */
interface RequestState {
  state: 'received' | 'delivered' | 'undeliverable' | 'unknown'
  day: string | null
}

/** The answer has the same members for every key, and nothing of the request's data. */
const answerOf = (known: Awaited<ReturnType<RequestStore['stateOf']>>): RequestState => {
  if (!known) return { state: 'unknown', day: null }
  if (known.state === 'waiting') return { state: 'received', day: null }
  if (known.state === 'refused') return { state: 'undeliverable', day: null }
  return { state: 'delivered', day: known.delivered?.toISOString().slice(0, 10) ?? null }
}

/** POST /api/requests: what became of a request, for whoever has its Idempotency-Key. Never rejects. */
export const makeRequestsHandler = ({ requests, now, log }: RequestsOptions) => {
  const rateLimit = makeRateLimit()

  const ask = async (request: Request, ip: string): Promise<RequestState> => {
    if (request.method !== 'POST') throw problem(405, 'Ask for a request with POST.')
    const retryAfterMs = rateLimit(ip, now())
    if (retryAfterMs > 0) throw problem(429, 'Too many questions from this address.', { retryAfterMs })
    const key = readKey(request)
    if (!requests) return answerOf(undefined)
    return withTimeout(timeoutsMs.database, () => requests.stateOf(key)).then(answerOf, () => {
      throw problem(503, 'The database cannot be asked at the moment.')
    })
  }

  return makeHandler(log, async (request, ip) =>
    Response.json(await ask(request, ip), { headers: securityHeaders }),
  )
}
