import { expect } from 'vitest'
import { makeDeliverLater, type RunResult } from '../../../functions/relay/delivery/deliverLater.ts'
import { makeQuoteHandler, type QuoteHandlerServices } from '../../../functions/relay/http/quoteHandler.ts'
import { type Entry, parseEntry } from '../../../functions/relay/journal/entry.ts'
import { type Journal, makeJournal } from '../../../functions/relay/journal/journal.ts'
import type { JournalStore } from '../../../functions/relay/journal/journalStore.ts'
import { requestPath } from '../../../functions/relay/journal/paths.ts'
import type { LogLine } from '../../../functions/relay/log.ts'
import { makeStatusRecorder } from '../../../functions/relay/watch/status.ts'
import { makeMemoryStore } from './memoryStore.ts'
import { sampleKey, sampleQuote } from './quoteSamples.ts'
import { makeMemoryService } from './services/memoryService.ts'
import { startSocketService } from './services/socketService.ts'

export const site = 'https://veritally.example'

export interface Sent {
  body?: BodyInit | null
  headers?: Record<string, string>
  method?: string
}

interface Wiring extends Partial<Omit<QuoteHandlerServices, 'formService'>> {
  formService?: Partial<QuoteHandlerServices['formService']>
}

interface RunWiring extends Wiring {
  store?: JournalStore
  sendAlerts?: (run: RunResult | 'journal-failed') => Promise<void>
  noteRun?: () => Promise<void>
}

/** A good request to the quote function, but for what `sent` replaces. */
export const makeRequest = ({
  body = JSON.stringify(sampleQuote),
  headers = {},
  method = 'POST',
}: Sent = {}): Request =>
  new Request(`${site}/api/quote`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': sampleKey,
      'X-Form-Seconds': '60',
      ...headers,
    },
    body: method === 'GET' ? null : body,
  })

interface Problem {
  status: number
  detail: string
  errors?: Record<string, string>
}

/** The problem (RFC 9457) that an answer carries. */
export const problemOf = async (response: Response): Promise<Problem> => {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = (await response.json()) as Problem
  expect(problem).toMatchObject({
    type: 'about:blank',
    title: expect.stringMatching(/^[A-Z]/) as string,
    status: response.status,
  })
  return problem
}

/** A journal that is out of order. */
export const noJournal: Journal = {
  claim: () => Promise.reject(new Error('out of order')),
  claimDue: () => Promise.reject(new Error('out of order')),
  recordOutcome: () => Promise.reject(new Error('out of order')),
  get: () => Promise.reject(new Error('out of order')),
}

interface HarnessOptions {
  /** How fast the handlers' clock goes on by itself, beside the machine's; it stands still at 0. */
  speed?: number
  /** Whether the form service is in memory too, as virtual time needs it; else it listens on a port. */
  inMemory?: boolean
}

/** The quote handler with a form service, a journal in memory, short waits and a recorded log. */
export const startQuoteHarness = async ({ speed = 0, inMemory = false }: HarnessOptions = {}) => {
  const service = inMemory ? makeMemoryService() : await startSocketService()
  const began = Date.now()
  const log: LogLine[] = []
  /** What each run of the schedule says of itself. */
  const runs: LogLine[] = []
  const store = makeMemoryStore()
  /** Ms since 1970, as the handlers are told; the time since the start comes on top. */
  const clock = { now: 0 }
  const now = () => clock.now + (Date.now() - began) * speed
  const formService = { url: service.url, token: undefined, fetch: service.fetch, pauseMs: 0 }
  const shared = {
    formService,
    journal: makeJournal(store, now),
    now,
    log: (line: LogLine) => void (line.outcome === 'run' ? runs : log).push(line),
    recordStatus: makeStatusRecorder(store, now),
  }

  const sendAlerts = () => Promise.resolve()
  const noteRun = () => Promise.resolve()

  const makeHandler = ({ formService: other, ...services }: Wiring = {}) =>
    makeQuoteHandler({
      siteUrls: [],
      pollMs: 1,
      ...shared,
      ...services,
      formService: { ...formService, ...other },
    })

  return {
    log,
    runs,
    store,
    entry: (key = sampleKey): Entry | undefined => parseEntry(store.texts.get(requestPath(key))?.text ?? ''),
    /** Paths of the journal, but for what it notes of itself. */
    paths: () => [...store.texts.keys()].filter((path) => !path.startsWith('status/')),
    clock,
    now,
    makeHandler,
    call: (sent?: Sent, wiring?: Wiring) => makeHandler(wiring)(makeRequest(sent)),
    /** One run of the schedule. */
    deliverLater: ({ formService: other, ...services }: RunWiring = {}) =>
      makeDeliverLater({
        ...shared,
        store,
        sendAlerts,
        noteRun,
        ...services,
        formService: { ...formService, ...other },
      })(),
    url: service.url,
    fetch: service.fetch,
    setFault: service.setFault,
    faultsLeft: service.faultsLeft,
    inbox: service.inbox,
    close: service.close,
  }
}

export type QuoteHarness = Awaited<ReturnType<typeof startQuoteHarness>>
