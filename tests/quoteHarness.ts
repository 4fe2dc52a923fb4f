import { expect } from 'vitest'
import { startFormService } from '../scripts/formService/server.ts'
import { makeDeliverLater } from '../src/features/quote/server/deliverLater.ts'
import { makeJournal, type Journal } from '../src/features/quote/server/journal.ts'
import type { LogLine } from '../src/features/quote/server/log.ts'
import { makeQuoteHandler, type QuoteServices } from '../src/features/quote/server/quoteHandler.ts'
import type { Shelf } from '../src/features/quote/server/shelf.ts'
import { makeMemoryShelf } from './memoryShelf.ts'
import { sampleKey, sampleQuote } from './quoteSamples.ts'

export const site = 'https://veritally.example'

export interface Sent {
  body?: BodyInit | null
  headers?: Record<string, string>
  method?: string
}

export interface Wiring extends Partial<Omit<QuoteServices, 'relay'>> {
  relay?: Partial<QuoteServices['relay']>
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
  take: () => Promise.reject(new Error('out of order')),
  settle: () => Promise.reject(new Error('out of order')),
  look: () => Promise.reject(new Error('out of order')),
}

/** The quote handler over a real form service and a journal in memory; with short waits, and with what it logs. */
export const startQuoteHarness = async ({ ticking = false } = {}) => {
  const service = await startFormService({ port: 0, file: ':memory:', slowMs: 1 })
  const log: LogLine[] = []
  const shelf = makeMemoryShelf()
  /** Ms since 1970, as the handlers are told; when `ticking`, the time since the start comes on top. */
  const clock = { now: 0 }
  const now = () => clock.now + (ticking ? performance.now() : 0)
  const relay = { url: service.url, token: undefined, fetch, pauseMs: 0 }
  const shared = {
    relay,
    journal: makeJournal(shelf, now),
    now,
    log: (line: LogLine) => void log.push(line),
  }

  const makeHandler = ({ relay: other, ...services }: Wiring = {}) =>
    makeQuoteHandler({ siteUrls: [], pollMs: 1, ...shared, ...services, relay: { ...relay, ...other } })

  return {
    log,
    shelf,
    clock,
    now,
    makeHandler,
    call: (sent?: Sent, wiring?: Wiring) => makeHandler(wiring)(makeRequest(sent)),
    /** One run of the schedule. */
    deliverLater: ({ relay: other, ...services }: Wiring & { shelf?: Shelf } = {}) =>
      makeDeliverLater({ ...shared, shelf, ...services, relay: { ...relay, ...other } })(),
    setFault: (mode: string, times?: number) =>
      fetch(new URL('/faults', service.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ mode, times }),
      }),
    url: service.url,
    /** How many requests the fault is still for. */
    faultsLeft: async () => {
      const response = await fetch(new URL('/faults', service.url))
      return ((await response.json()) as { left: number }).left
    },
    /** What the form service has stored, newest first. */
    inbox: async () => {
      const response = await fetch(new URL('/requests.json', service.url))
      return (await response.json()) as { key: string; fields: object }[]
    },
    close: service.close,
  }
}

export type QuoteHarness = Awaited<ReturnType<typeof startQuoteHarness>>
