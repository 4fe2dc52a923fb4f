import { makeDeliverLater } from '../../../functions/relay/delivery/deliverLater.ts'
import { makeDeliverOnce } from '../../../functions/relay/delivery/deliverOnce.ts'
import { type FormServiceOptions, makeDeliver } from '../../../functions/relay/delivery/formService.ts'
import { makeDeadline } from '../../../functions/relay/lib/time.ts'
import type { Query } from '../../../functions/relay/requests/database.ts'
import { digestOf } from '../../../functions/relay/requests/digestOf.ts'
import type { LogLine } from '../../../functions/relay/requests/log.ts'
import { referenceOf } from '../../../functions/relay/requests/referenceOf.ts'
import { makeRequestStore, type QuoteRequest } from '../../../functions/relay/requests/requestStore.ts'
import { makeAlerts } from '../../../functions/relay/watch/alerts.ts'
import { makeMeasures } from '../../../functions/relay/watch/measures.ts'
import type { QuoteValues } from '../../../src/domain/contract/quoteFields.ts'
import { makeProcessFaults } from './processFaults.ts'
import { sampleQuote } from './quoteSamples.ts'
import { neverAnswering } from './services/neverAnswering.ts'
import type { TestDatabase } from './testDatabase.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** A sample request under a key of its own. */
export const newRequest = (
  key: string = crypto.randomUUID(),
  quote: QuoteValues = sampleQuote,
): QuoteRequest => ({
  key,
  quote,
  reference: referenceOf(key),
  digest: digestOf(key, quote),
  spamSignals: ['trap'],
})

/** What the tests look at in a row of the table by itself. */
interface Row {
  key: string
  reference: string
  state: string
  body: string | null
  due: Date
  leased_until: Date | null
}

export interface ProcessOptions extends Partial<FormServiceOptions> {
  dataKeys?: string[]
}

/**
 * The relay on a database, with a form service that honours the key and a webhook, both in memory. Its clock
 * stands still until a test moves it; limits of a single call count in real time.
 */
export const makeRelaySimulation = (database: TestDatabase) => {
  const clock = { now: Date.UTC(2026, 0, 31) }
  const now = () => clock.now
  /** The form service's answer, by the key of the request. */
  const service: { answer: (key: string) => Response | Promise<Response> } = { answer: () => new Response() }
  const webhook = { status: 200 }
  /** The key of each call of the form service that was answered with success. */
  const given: string[] = []
  /** Each call of the form service. */
  const calls: { key: string; body: unknown }[] = []
  const alerts: string[] = []
  const heartbeats: unknown[] = []
  const log: LogLine[] = []

  const formService: typeof fetch = async (_url, init) => {
    const key = new Headers(init?.headers).get('idempotency-key') ?? ''
    calls.push({ key, body: init?.body })
    const answer = await service.answer(key)
    if (answer.ok) given.push(key)
    return answer
  }

  const webhookFetch: typeof fetch = (url, init) => {
    if (typeof init?.body === 'string') alerts.push((JSON.parse(init.body) as { text: string }).text)
    else heartbeats.push(url)
    return Promise.resolve(new Response(null, { status: webhook.status }))
  }

  /** A process of its own, with the functions `quote` and `deliver`. */
  const startProcess = ({ dataKeys = [], ...options }: ProcessOptions = {}) => {
    const faults = makeProcessFaults()
    let statements = 0
    const query: Query = (text, values) => {
      statements += 1
      return faults.around(text, () => database.query(text, values))
    }
    const requests = makeRequestStore(query, now, dataKeys)
    const measures = makeMeasures(query, now)
    const url = 'https://forms.example/'
    const post: typeof fetch = (...asked) =>
      Promise.race([faults.around('deliver', () => formService(...asked)), neverAnswering(...asked)])
    const deliver = makeDeliver({ url, fetch: post, pauseMs: 0, ...options })
    const shared = { requests, deliver, now, log: (line: LogLine) => void log.push(line) }
    const deliverOnce = makeDeliverOnce({ ...shared, pollMs: 20 })
    const alertUrl = 'https://chat.example/hook'
    const watching = makeAlerts({
      measures,
      alertUrl,
      heartbeatUrl: 'https://monitor.example/beat',
      fetch: webhookFetch,
      now,
      log: shared.log,
    })
    return {
      faults,
      requests,
      measures,
      /** What the function `quote` works with. */
      services: { ...shared, countMiss: measures.countMiss },
      /** How many statements it has made. */
      statements: () => statements,
      /** As `POST /api/quote`, with so much time for the answer. */
      send: (request: QuoteRequest, answerMs = 4000) =>
        deliverOnce(request, { deadline: makeDeadline(answerMs, Date.now), waitUntil: () => undefined }),
      /** As a post of a visitor does once a minute, beside the schedule. */
      tellAlerts: watching.tell,
      /** One run of the schedule. */
      run: makeDeliverLater({ ...shared, alerts: watching }),
    }
  }

  return {
    clock,
    now,
    service,
    webhook,
    given,
    alerts,
    heartbeats,
    log,
    startProcess,
    calls: () => calls.length,
    lastBody: (): unknown => JSON.parse(String(calls.at(-1)?.body)),
    /** Calls with another body than an earlier one of the same request. */
    changed: () => calls.filter(({ key, body }) => body !== calls.find((call) => call.key === key)?.body),
    rows: () => database.query<Row>('select * from requests order by received, key', []),
    /** Answers each call with this status. */
    answerWith: (status: number, headers: Record<string, string> = {}): void => {
      service.answer = () => new Response(null, { status, headers })
    },
    /** Runs the schedule every 15 minutes for so long. */
    runFor: async (ms: number, run: () => Promise<void>, everyMs = 15 * minute): Promise<void> => {
      for (const end = clock.now + ms; clock.now < end;) {
        clock.now += everyMs
        await run()
      }
    },
  }
}

export type RelaySimulation = ReturnType<typeof makeRelaySimulation>
