import { type Answering, makeDeliverOnce } from '../delivery/deliverOnce.ts'
import type { Deliver } from '../delivery/formService.ts'
import { describeCrash } from '../lib/describeCrash.ts'
import { makeDeadline } from '../lib/time.ts'
import { timeoutsMs } from '../lib/timeouts.ts'
import { digestOf } from '../requests/digest.ts'
import type { LogLine } from '../requests/log.ts'
import { type Failure, isRefusedForGood, type Outcome } from '../requests/outcome.ts'
import { referenceOf } from '../requests/reference.ts'
import type { RequestStore } from '../requests/requestStore.ts'
import type { Miss } from '../watch/measures.ts'
import { answer, type Call, problem } from './answers.ts'
import { makeRateLimit } from './rateLimit.ts'
import { readQuoteRequest } from './readQuoteRequest.ts'
import { spamSignalsOf } from './spamSignals.ts'

export interface QuoteHandlerServices {
  deliver: Deliver
  requests: RequestStore | undefined
  /** Never rejects. */
  countMiss: (miss: Miss) => Promise<void>
  /** Never rejects. */
  watch: () => Promise<void>
  pollMs?: number
  now: () => number
  log: (line: LogLine) => void
}

export const unconfiguredNote =
  'No form service: set QUOTE_FORM_URL, or mend the variable that the line `misconfigured` names'

const neitherDeliveredNorKept = {
  status: 503,
  detail: 'Quote requests can neither be delivered nor kept at the moment.',
}

const failures: Record<Failure['kind'], { status: number; detail: string; note?: string }> = {
  refused: { status: 502, detail: 'The form service did not take the request.' },
  unreachable: { status: 502, detail: 'The form service cannot be reached.' },
  timeout: { status: 504, detail: 'The form service did not answer in time.' },
  unconfigured: {
    status: 503,
    detail: 'Quote requests cannot be delivered at the moment.',
    note: unconfiguredNote,
  },
  unproven: neitherDeliveredNorKept,
}

const answerTo = (outcome: Outcome, kept: boolean, reference: string): [Response, Partial<LogLine>] => {
  if (outcome.kind === 'delivered') return [answer({ reference }), {}]
  const upstream = 'upstream' in outcome ? { upstream: outcome.upstream } : {}
  // Any ok answer is success for the visitor (specification 7): the schedule tries again until there is proof.
  if (outcome.kind === 'unproven' && kept) return [answer({ reference }), upstream]
  const { status, detail, ...note } = { ...failures[outcome.kind], ...(!kept && neitherDeliveredNorKept) }
  const details = kept ? { kept, ...(isRefusedForGood(outcome) && { undeliverable: true }), reference } : {}
  return [problem(status, detail, details), { ...note, ...upstream }]
}

/** As browsers say, and no script of a page can say otherwise. */
const isFromThisSite = ({ headers }: Request): boolean => headers.get('sec-fetch-site') === 'same-origin'

/** POST /api/quote (specification 11). Never rejects. */
export const makeQuoteHandler = (services: QuoteHandlerServices) => {
  const { now } = services
  const rateLimit = makeRateLimit()
  const deliverOnce = makeDeliverOnce(services)

  const take = async (
    request: Request,
    ip: string,
    answering: Answering,
  ): Promise<[Response, Omit<LogLine, 'status'>]> => {
    const { quote, key } = await readQuoteRequest(request, () => rateLimit(ip, now()))
    const reference = await referenceOf(key)
    const digest = await digestOf(key, quote)
    const sent = { key, reference, digest, quote, spamSignals: spamSignalsOf(request.headers) }
    const { outcome, kept } = await deliverOnce(sent, answering)
    if (outcome.kind === 'conflict')
      throw problem(422, 'This Idempotency-Key belongs to a request with other content.')
    const [response, notes] = answerTo(outcome, kept, reference)
    return [response, { outcome: outcome.kind, reference, ...notes }]
  }

  return async (request: Request, { ip = '', waitUntil = () => undefined }: Call = {}): Promise<Response> => {
    const started = now()
    const deadline = makeDeadline(timeoutsMs.handler, now)
    const log = (line: LogLine) => {
      services.log({ ...line, ms: Math.round(now() - started) })
    }
    try {
      const [response, line] = await take(request, ip, { deadline, waitUntil })
      log({ ...line, status: response.status })
      waitUntil(services.watch())
      return response
    } catch (error) {
      if (error instanceof Response) {
        log({ outcome: 'rejected', status: error.status })
        if (isFromThisSite(request) && error.status !== 429) waitUntil(services.countMiss('rejected'))
        return error
      }
      log({ outcome: 'crashed', status: 500, note: describeCrash(error) })
      waitUntil(services.countMiss('crashed'))
      return problem(500, 'Something went wrong here.')
    }
  }
}
