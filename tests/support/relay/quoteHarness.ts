import { expect, vi } from 'vitest'
import type { Deliver } from '../../../functions/relay/delivery/formService.ts'
import { makeQuoteHandler, type QuoteHandlerServices } from '../../../functions/relay/http/quoteHandler.ts'
import type { LogLine } from '../../../functions/relay/requests/log.ts'
import { sampleKey, sampleQuote } from './quoteSamples.ts'
import type { ProcessOptions } from './relaySimulation.ts'
import { useRelay } from './useRelay.ts'

export const site = 'https://veritally.example'

export interface Sent {
  body?: BodyInit | null
  headers?: Record<string, string>
  method?: string
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

/** The quote function of a site without database, whose form service takes every request. */
export const startForwarder = (wiring: Partial<QuoteHandlerServices> = {}) => {
  const log: LogLine[] = []
  const deliver = vi.fn<Deliver>(() => Promise.resolve({ kind: 'delivered' }))
  /** What it does after its answers. */
  const works: Promise<unknown>[] = []
  const handle = makeQuoteHandler({
    requests: undefined,
    deliver,
    countMiss: () => Promise.resolve(),
    watch: () => Promise.resolve(),
    now: () => 0,
    log: (line) => void log.push(line),
    pollMs: 1,
    ...wiring,
  })
  const send = (sent?: Sent, ip = '') =>
    handle(makeRequest(sent), { ip, waitUntil: (work) => void works.push(work) })
  return { handle, send, deliver, log, works }
}

type Wiring = Partial<QuoteHandlerServices> & ProcessOptions

/** The quote function on a database and a form service in memory, both empty before each test of the file. */
export const useQuoteHarness = () => {
  const { relay } = useRelay()

  /** A process of its own with the quote function. */
  const startProcess = (wiring: Wiring = {}) => {
    const { faults, requests, services } = relay().startProcess(wiring)
    return { ...startForwarder({ ...services, ...wiring }), faults, requests }
  }

  return {
    /** What the table, the form service and the log have. */
    relay,
    startProcess,
    /** One request to a process of its own. */
    call: (sent?: Sent, wiring?: Wiring) => startProcess(wiring).send(sent),
  }
}
