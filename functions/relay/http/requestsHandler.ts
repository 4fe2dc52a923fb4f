import { describeCrash } from '../describeCrash.ts'
import type { Entry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { securityHeaders } from '../lib/securityHeaders.ts'
import type { LogLine } from '../log.ts'
import { problem } from './answers.ts'
import { makeRateLimit } from './rateLimit.ts'
import { readKey } from './readQuoteRequest.ts'

interface RequestsOptions {
  journal: Pick<Journal, 'get'>
  now: () => number
  log: (line: LogLine) => void
}

/** What the relay says of a request: delivered with its day, `2026-11-23` in UTC, as long as it knows. */
interface RequestState {
  state: 'received' | 'delivered' | 'undeliverable' | 'unknown'
  day: string | null
}

/** The answer has the same members for every key, and nothing of the request's data. */
const stateOf = (entry: Entry | undefined): RequestState => {
  if (!entry) return { state: 'unknown', day: null }
  const { state, deliveredAt } = entry
  if (state === 'undeliverable') return { state, day: null }
  if (state !== 'delivered') return { state: 'received', day: null }
  return {
    state: 'delivered',
    day: deliveredAt === undefined ? null : new Date(deliveredAt).toISOString().slice(0, 10),
  }
}

/** POST /api/requests: what became of a request, for whoever has its Idempotency-Key. Never rejects. */
export const makeRequestsHandler = ({ journal, now, log }: RequestsOptions) => {
  const rateLimit = makeRateLimit({ ceiling: 600 })

  const ask = async (request: Request, ip: string): Promise<RequestState> => {
    if (request.method !== 'POST') throw problem(405, 'Ask for a request with POST.')
    const retryAfterMs = rateLimit(ip, now())
    if (retryAfterMs > 0) throw problem(429, 'Too many questions from this address.', { retryAfterMs })
    const key = readKey(request)
    return journal.get(key).then(stateOf, () => {
      throw problem(503, 'The journal cannot be asked at the moment.')
    })
  }

  return async (request: Request, { ip = '' }: { ip?: string } = {}): Promise<Response> => {
    try {
      return Response.json(await ask(request, ip), { headers: securityHeaders })
    } catch (error) {
      if (error instanceof Response) return error
      log({ outcome: 'crashed', status: 500, note: describeCrash(error) })
      return problem(500, 'Something went wrong here.')
    }
  }
}
