import { makeDeliverOnce, type WaitUntil } from '../delivery/deliverOnce.ts'
import { type FormServiceOptions, makeDeliver } from '../delivery/formService.ts'
import { describeCrash } from '../describeCrash.ts'
import type { Journal } from '../journal/journal.ts'
import { isRefusedForGood, type Outcome } from '../journal/outcome.ts'
import { quoteHashOf } from '../journal/quoteHash.ts'
import { referenceOf } from '../journal/reference.ts'
import { makeDeadline } from '../lib/deadline.ts'
import { type LogLine, unconfiguredNote } from '../log.ts'
import { timeoutsMs } from '../timeouts.ts'
import { acceptedAnswer, problem } from './answers.ts'
import { makeRateLimit } from './rateLimit.ts'
import { readQuoteRequest } from './readQuoteRequest.ts'
import { spamSignalsOf } from './spamSignals.ts'

export interface QuoteHandlerServices {
  formService: FormServiceOptions
  siteUrls: readonly (string | undefined)[]
  journal: Journal
  recordStatus: (outcome: Outcome, reference?: string) => Promise<void>
  pollMs?: number
  now: () => number
  log: (line: LogLine) => void
}

interface Visitor {
  ip?: string
  waitUntil?: WaitUntil
}

const neitherDeliveredNorKept = {
  status: 503,
  detail: 'Quote requests can neither be delivered nor kept at the moment.',
}

const failures: Record<
  Exclude<Outcome['kind'], 'delivered'>,
  { status: number; detail: string; note?: string }
> = {
  refused: { status: 502, detail: 'The form service did not take the request.' },
  unreachable: { status: 502, detail: 'The form service cannot be reached.' },
  other: { status: 502, detail: 'The request is not delivered yet.' },
  timeout: { status: 504, detail: 'The form service did not answer in time.' },
  unconfigured: {
    status: 503,
    detail: 'Quote requests cannot be delivered at the moment.',
    note: unconfiguredNote,
  },
  /** Reached only when the journal has not kept the request; otherwise the visitor gets 200. */
  unproven: neitherDeliveredNorKept,
}

const answerTo = (outcome: Outcome, kept: boolean, reference: string): [Response, Partial<LogLine>] => {
  if (outcome.kind === 'delivered') return [acceptedAnswer(reference), {}]
  const upstream = 'upstream' in outcome ? { upstream: outcome.upstream } : {}
  // Any ok answer is success for the visitor (specification 7), because the schedule tries again until there
  // is proof. When the request is not kept it cannot, and perhaps nobody has the request.
  if (outcome.kind === 'unproven' && kept) return [acceptedAnswer(reference), upstream]
  const { status, detail, ...note } = { ...failures[outcome.kind], ...(!kept && neitherDeliveredNorKept) }
  const details = kept ? { kept, reference, ...(isRefusedForGood(outcome) && { undeliverable: true }) } : {}
  return [problem(status, detail, details), { ...note, ...upstream }]
}

/** POST /api/quote (specification 11). Never rejects: each request ends in an answer and a log line. */
export const makeQuoteHandler = (services: QuoteHandlerServices) => {
  const { journal, pollMs, now, siteUrls } = services
  const siteOrigins = siteUrls.flatMap((url) => URL.parse(url ?? '')?.origin ?? [])
  const rateLimit = makeRateLimit({ ceiling: 600 })
  const deliverOnce = makeDeliverOnce({
    journal,
    deliver: makeDeliver(services.formService),
    now,
    pollMs,
    onOutcome: services.recordStatus,
    onJournalFailure: (reference) => {
      services.log({ outcome: 'journal-failed', reference })
    },
  })

  return async (
    request: Request,
    { ip = '', waitUntil = () => undefined }: Visitor = {},
  ): Promise<Response> => {
    const started = now()
    const deadline = makeDeadline(timeoutsMs.handler, now)
    const log = (line: LogLine) => {
      services.log({ ...line, ms: Math.round(now() - started) })
    }

    try {
      const { quote, key } = await readQuoteRequest(request, siteOrigins, () => rateLimit(ip, now()))
      const reference = await referenceOf(key)
      const spamSignals = spamSignalsOf(request.headers)
      const quoteHash = await quoteHashOf(key, quote)
      const checked = { key, reference, quoteHash, quote, spamSignals }
      const result = await deliverOnce(checked, { deadline, waitUntil })
      const { outcome, kept, repeated } = result
      if (outcome.kind === 'conflict')
        throw problem(422, 'This Idempotency-Key belongs to a request with other content.')
      const [response, notes] = answerTo(outcome, kept, reference)
      log({
        outcome: outcome.kind,
        reference,
        status: response.status,
        ...(spamSignals.length > 0 && { spamSignals }),
        ...(repeated && { repeated: true }),
        ...notes,
      })
      return response
    } catch (error) {
      if (error instanceof Response) {
        log({ outcome: 'rejected', status: error.status })
        return error
      }
      log({ outcome: 'crashed', status: 500, note: describeCrash(error) })
      return problem(500, 'Something went wrong here.')
    }
  }
}
