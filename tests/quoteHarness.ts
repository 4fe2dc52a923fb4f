import { expect } from 'vitest'
import { startFormService } from '../scripts/form-service/server.ts'
import { noJournal } from '../src/features/quote/server/journal.ts'
import { makeQuoteHandler, type LogLine, type QuoteServices } from '../src/features/quote/server/quoteHandler.ts'
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
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': sampleKey, ...headers },
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

/** The quote handler over a real form service; with short waits, and with what it logs. */
export const startQuoteHarness = async () => {
  const service = await startFormService({ port: 0, file: ':memory:', slowMs: 1 })
  const log: LogLine[] = []

  const makeHandler = ({ relay, ...services }: Wiring = {}) =>
    makeQuoteHandler({
      relay: { url: service.url, token: undefined, fetch, pauseMs: 0, ...relay },
      siteUrls: [],
      journal: noJournal,
      now: () => 0,
      log: (line) => log.push(line),
      ...services,
    })

  return {
    log,
    makeHandler,
    call: (sent?: Sent, wiring?: Wiring) => makeHandler(wiring)(makeRequest(sent)),
    setFault: (mode: string, times?: number) =>
      fetch(new URL('/faults', service.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ mode, times }),
      }),
    /** What the form service has stored, newest first. */
    inbox: async () => {
      const response = await fetch(new URL('/requests.json', service.url))
      return (await response.json()) as { key: string; fields: object }[]
    },
    close: service.close,
  }
}

export type QuoteHarness = Awaited<ReturnType<typeof startQuoteHarness>>
