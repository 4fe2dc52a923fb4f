import { acceptedAnswer, problemAnswer, Refusal } from './answers.ts'
import { succeeds, type Journal } from './journal.ts'
import { referenceOf } from './reference.ts'
import { makeRelay, type Outcome, type RelayOptions } from './relay.ts'
import { readQuoteRequest } from './requestChecks.ts'

/** One line in the function's log. Nothing the visitor typed ever gets here. */
export interface LogLine {
  outcome: Outcome['kind'] | 'rejected' | 'journal-failed' | 'crashed'
  reference?: string
  /** Of our answer. */
  status?: number
  /** Of the form service's answer. */
  upstream?: number
  /** Since the request came in. */
  ms: number
  note?: string
}

export interface QuoteServices {
  relay: RelayOptions
  /** Addresses of this site, from Netlify's URL and DEPLOY_PRIME_URL. */
  siteUrls: readonly (string | undefined)[]
  journal: Journal
  /** How long the journal may hold up a delivery, in ms, each time it is asked. */
  journalMs?: number
  now: () => number
  log: (line: LogLine) => void
}

const failures: Record<
  Exclude<Outcome['kind'], 'delivered'>,
  { status: number; detail: string; note?: string }
> = {
  refused: { status: 502, detail: 'The form service did not take the request.' },
  unreachable: { status: 502, detail: 'The form service cannot be reached.' },
  timeout: { status: 504, detail: 'The form service did not answer in time.' },
  unconfigured: {
    status: 503,
    detail: 'Quote requests cannot be delivered at the moment.',
    note: 'QUOTE_FORM_URL is missing or no http(s) URL: set it to the address of the form service',
  },
}

/**
 * The handler of POST /api/quote (design section 7). Its promise never rejects: every request ends in
 * `200 {"reference"}` or in a problem (RFC 9457), and in one log line, within 9 s at the default limits.
 */
export const makeQuoteHandler = (services: QuoteServices): ((request: Request) => Promise<Response>) => {
  const { journal, journalMs = 500, now, siteUrls } = services
  const deliver = makeRelay(services.relay)
  const siteOrigins = siteUrls.flatMap((url) => URL.parse(url ?? '')?.origin ?? [])

  return async (request) => {
    const started = now()
    const log = (line: Omit<LogLine, 'ms'>) => {
      services.log({ ...line, ms: Math.round(now() - started) })
    }
    const keep = async (reference: string, step: () => Promise<void>) => {
      if (!(await succeeds(step, journalMs))) log({ outcome: 'journal-failed', reference })
    }

    try {
      const { quote, key } = await readQuoteRequest(request, siteOrigins)
      const reference = await referenceOf(key)
      await keep(reference, () => journal.record(key, quote))
      const outcome = await deliver(quote, key)
      await keep(reference, () => journal.settle(key, outcome))
      if (outcome.kind === 'delivered') {
        log({ outcome: outcome.kind, reference, status: 200 })
        return acceptedAnswer(reference)
      }
      const { detail, ...failure } = failures[outcome.kind]
      const upstream = outcome.kind === 'refused' ? { upstream: outcome.upstream } : {}
      log({ outcome: outcome.kind, reference, ...failure, ...upstream })
      return problemAnswer(failure.status, detail)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'Something went wrong here.')
      log({ outcome: error instanceof Refusal ? 'rejected' : 'crashed', status: refusal.status })
      return problemAnswer(refusal.status, refusal.message, refusal.errors)
    }
  }
}
