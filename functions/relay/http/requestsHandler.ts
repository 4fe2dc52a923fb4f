import { timeoutsMs, withTimeout } from '../lib/time.ts'
import type { LogLine } from '../requests/log.ts'
import type { RequestStore } from '../requests/requestStore.ts'
import { answer, makeHandler, problem } from './answers.ts'
import { makeRateLimit } from './rateLimit.ts'
import { readKey } from './readQuoteRequest.ts'

interface RequestsOptions {
  requests: Pick<RequestStore, 'stateOf'> | undefined
  now: () => number
  log: (line: LogLine) => void
}

const states = { waiting: 'received', refused: 'undeliverable', delivered: 'delivered' } as const

/** Has the same fields for every key, and none of the visitor's. The day is in UTC. */
const answerOf = (known: Awaited<ReturnType<RequestStore['stateOf']>>): Response =>
  answer({
    state: known ? states[known.state] : 'unknown',
    day: known?.delivered?.toISOString().slice(0, 10) ?? null,
  })

/** POST /api/requests tells anyone who has a request's key what became of it. Never rejects. */
export const makeRequestsHandler = ({ requests, now, log }: RequestsOptions) => {
  const rateLimit = makeRateLimit()
  return makeHandler(log, async (request, ip) => {
    if (request.method !== 'POST') throw problem(405, 'Ask for a request with POST.')
    const retryAfterMs = rateLimit(ip, now())
    if (retryAfterMs > 0) throw problem(429, 'Too many questions from this address.', { retryAfterMs })
    const key = readKey(request)
    if (!requests) return answerOf(undefined)
    return withTimeout(timeoutsMs.database, () => requests.stateOf(key)).then(answerOf, () => {
      throw problem(503, 'The database cannot be asked at the moment.')
    })
  })
}
