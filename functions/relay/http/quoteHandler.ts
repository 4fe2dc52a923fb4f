import { spamHeaders } from '../../../src/domain/contract/relay.ts'
import { makeDeliverOnce } from '../delivery/deliverOnce.ts'
import type { Deliver } from '../delivery/formService.ts'
import { makeDeadline, timeoutsMs } from '../lib/time.ts'
import { digestOf } from '../requests/digestOf.ts'
import { type LogLine, outcomeLine } from '../requests/log.ts'
import { type Failure, isRefusedForGood, type Outcome } from '../requests/outcome.ts'
import { referenceOf } from '../requests/referenceOf.ts'
import type { QuoteRequest, RequestStore } from '../requests/requestStore.ts'
import type { Miss } from '../watch/measures.ts'
import { answer, type Call, crashed, problem } from './answers.ts'
import { makeRateLimit } from './rateLimit.ts'
import { readQuoteRequest } from './readQuoteRequest.ts'

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

const failures: Record<Exclude<Failure['kind'], 'unproven'>, [status: number, detail: string]> = {
  refused: [502, 'The form service did not take the request.'],
  unreachable: [502, 'The form service cannot be reached.'],
  timeout: [504, 'The form service did not answer in time.'],
  unconfigured: [503, 'Quote requests cannot be delivered at the moment.'],
}

const answerTo = (outcome: Outcome, kept: boolean, reference: string): Response => {
  if (outcome.kind === 'delivered') return answer({ reference })
  if (!kept) return problem(503, 'Quote requests can neither be delivered nor kept at the moment.')
  // Any ok answer is success for the visitor (specification 7). The schedule tries again until there is proof.
  if (outcome.kind === 'unproven') return answer({ reference })
  const [status, detail] = failures[outcome.kind]
  return problem(status, detail, {
    kept,
    ...(isRefusedForGood(outcome) && { undeliverable: true }),
    reference,
  })
}

const isFromThisSite = ({ headers }: Request): boolean => headers.get('sec-fetch-site') === 'same-origin'

const minSeconds = 3

/** `trap`: a hidden field was filled in; `fast`: in less than 3 s; `direct`: not sent by the form. */
const spamSignalsOf = (headers: Headers): string[] => {
  const found: string[] = []
  const seconds = headers.get(spamHeaders.seconds) ?? ''
  if (headers.get(spamHeaders.honeypot) === '1') found.push('trap')
  if (!/^\d{1,9}$/.test(seconds)) found.push('direct')
  else if (Number(seconds) < minSeconds) found.push('fast')
  return found
}

/** POST /api/quote (specification 11). Never rejects. */
export const makeQuoteHandler = (services: QuoteHandlerServices) => {
  const { now } = services
  const rateLimit = makeRateLimit()
  const deliverOnce = makeDeliverOnce(services)

  const read = async (request: Request, ip: string): Promise<QuoteRequest> => {
    const { quote, key } = await readQuoteRequest(request, () => rateLimit(ip, now()))
    const spamSignals = spamSignalsOf(request.headers)
    return { key, reference: referenceOf(key), digest: digestOf(key, quote), quote, spamSignals }
  }

  return async (request: Request, { ip = '', waitUntil = () => undefined }: Call = {}): Promise<Response> => {
    const started = now()
    const deadline = makeDeadline(timeoutsMs.handler, now)
    const log = (line: LogLine) => {
      services.log({ ...line, ms: Math.round(now() - started) })
    }
    try {
      const sent = await read(request, ip)
      const { outcome, kept } = await deliverOnce(sent, { deadline, waitUntil })
      if (outcome.kind === 'conflict')
        throw problem(422, 'This Idempotency-Key belongs to a request with other content.')
      const response = answerTo(outcome, kept, sent.reference)
      log({ ...outcomeLine(outcome), reference: sent.reference, status: response.status })
      waitUntil(services.watch())
      return response
    } catch (error) {
      if (error instanceof Response) {
        log({ outcome: 'rejected', status: error.status })
        if (isFromThisSite(request) && error.status !== 429) waitUntil(services.countMiss('rejected'))
        return error
      }
      waitUntil(services.countMiss('crashed'))
      return crashed(error, log)
    }
  }
}
