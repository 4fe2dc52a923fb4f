import { acceptedAnswer, problemAnswer, Refusal } from './answers.ts'
import { makeAttend, type Attended } from './attend.ts'
import type { Journal } from './journal.ts'
import { unconfiguredNote, type LogLine } from './log.ts'
import { makeRateLimit } from './rateLimit.ts'
import { referenceOf } from './reference.ts'
import { makeRelay, type Outcome, type RelayOptions } from './relay.ts'
import { readQuoteRequest } from './requestChecks.ts'
import { suspicionsOf } from './suspicion.ts'

export interface QuoteServices {
  relay: RelayOptions
  /** Addresses of this site, from Netlify's URL and DEPLOY_PRIME_URL. */
  siteUrls: readonly (string | undefined)[]
  journal: Journal
  /** Between two looks at a delivery of another process, in ms. */
  pollMs?: number
  /** How long to look, in ms. */
  patienceMs?: number
  /** Ms since 1970. */
  now: () => number
  log: (line: LogLine) => void
}

/** What Netlify tells of the visitor; an empty address is one that is not known. */
interface Visitor {
  ip?: string
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
    note: unconfiguredNote,
  },
}

const lost = { status: 503, detail: 'Quote requests can neither be delivered nor kept at the moment.' }

const answerTo = ({ outcome, kept }: Attended, reference: string): [Response, Partial<LogLine>] => {
  if (outcome.kind === 'delivered') return [acceptedAnswer(reference), {}]
  const { status, detail, ...note } = { ...failures[outcome.kind], ...(!kept && lost) }
  const upstream = outcome.kind === 'refused' ? { upstream: outcome.upstream } : {}
  return [problemAnswer(status, detail), { ...note, ...upstream }]
}

/**
 * The handler of POST /api/quote (design section 7). Its promise never rejects: every request ends in
 * `200 {"reference"}` or in a problem (RFC 9457), and in one log line, within 9 s at the default limits.
 */
export const makeQuoteHandler = (services: QuoteServices) => {
  const { journal, pollMs, patienceMs, now, siteUrls } = services
  const siteOrigins = siteUrls.flatMap((url) => URL.parse(url ?? '')?.origin ?? [])
  const waitFor = makeRateLimit({ limit: 20, windowMs: 60_000, visitors: 1000 })
  const attend = makeAttend({
    journal,
    deliver: makeRelay(services.relay),
    now,
    pollMs,
    patienceMs,
    onJournalFailure: (reference) => {
      services.log({ outcome: 'journal-failed', reference })
    },
  })

  return async (request: Request, { ip = '' }: Visitor = {}): Promise<Response> => {
    const started = now()
    const log = (line: LogLine) => {
      services.log({ ...line, ms: Math.round(now() - started) })
    }

    try {
      const { quote, key } = await readQuoteRequest(request, siteOrigins, () => waitFor(ip, now()))
      const reference = await referenceOf(key)
      const suspected = suspicionsOf(request.headers)
      const attended = await attend({ key, reference, quote, suspected })
      const [response, notes] = answerTo(attended, reference)
      log({
        outcome: attended.outcome.kind,
        reference,
        status: response.status,
        ...(suspected.length > 0 && { suspected }),
        ...(attended.repeated && { repeated: true }),
        ...notes,
      })
      return response
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'Something went wrong here.')
      log({ outcome: error instanceof Refusal ? 'rejected' : 'crashed', status: refusal.status })
      return problemAnswer(refusal.status, refusal.message, refusal)
    }
  }
}
