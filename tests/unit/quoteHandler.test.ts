import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startFormService, type FormService } from '../../scripts/form-service/server.ts'
import { noJournal, type Journal } from '../../src/features/quote/journal.ts'
import { makeQuoteHandler, type LogLine, type QuoteServices } from '../../src/features/quote/quoteHandler.ts'
import { sampleKey, sampleQuote } from '../quoteSamples.ts'

const site = 'https://veritally.example'

let service: FormService
let log: LogLine[]

beforeEach(async () => {
  service = await startFormService({ port: 0, file: ':memory:', slowMs: 1 })
  log = []
})

afterEach(() => service.close())

interface Wiring extends Partial<Omit<QuoteServices, 'relay'>> {
  relay?: Partial<QuoteServices['relay']>
}

const makeHandler = ({ relay, ...services }: Wiring = {}) =>
  makeQuoteHandler({
    relay: { url: service.url, token: undefined, fetch, pauseMs: 0, ...relay },
    siteUrls: [],
    journal: noJournal,
    now: () => 0,
    log: (line) => log.push(line),
    ...services,
  })

interface Sent {
  body?: BodyInit | null
  headers?: Record<string, string>
  method?: string
}

const makeRequest = ({ body = JSON.stringify(sampleQuote), headers = {}, method = 'POST' }: Sent = {}) =>
  new Request(`${site}/api/quote`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': sampleKey, ...headers },
    body: method === 'GET' ? null : body,
  })

const call = (sent?: Sent, wiring?: Wiring) => makeHandler(wiring)(makeRequest(sent))

const callWith = (fields: object) => call({ body: JSON.stringify({ ...sampleQuote, ...fields }) })

interface Problem {
  title: string
  status: number
  detail: string
  errors?: Record<string, string>
}

const problemOf = async (response: Response): Promise<Problem> => {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = (await response.json()) as Problem
  expect(problem).toMatchObject({ type: 'about:blank', status: response.status })
  expect(problem.title).toBeTypeOf('string')
  return problem
}

const setFault = (mode: string, times?: number) =>
  fetch(new URL('/faults', service.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mode, times }),
  })

const inbox = async () => {
  const response = await fetch(new URL('/requests.json', service.url))
  return (await response.json()) as { key: string; fields: object }[]
}

describe('a good request', () => {
  it('is delivered as it is, and answered with its reference', async () => {
    const response = await call()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      reference: expect.stringMatching(/^Q-[2-9A-HJ-NP-Z]{8}$/) as string,
    })
    expect(await inbox()).toEqual([expect.objectContaining({ key: sampleKey, fields: sampleQuote })])
  })

  it('gets the same reference, and is kept once, when it comes again', async () => {
    const first = await (await call()).json()
    const again = await (await call({ headers: { 'Idempotency-Key': sampleKey.toUpperCase() } })).json()
    const other = await (await call({ headers: { 'Idempotency-Key': crypto.randomUUID() } })).json()
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
    expect(await inbox()).toHaveLength(2)
  })

  it('may leave out what is optional, and is trimmed', async () => {
    const { firstName, lastName, email, phone } = sampleQuote
    const response = await call({
      body: JSON.stringify({
        firstName: ` ${firstName}\n`,
        lastName,
        email,
        phone,
        message: 'Line\r\n\tline',
      }),
    })
    expect(response.status).toBe(200)
    const [request] = await inbox()
    expect(request?.fields).toMatchObject({ firstName, company: '', country: '', message: 'Line\r\n\tline' })
  })

  it.each(['none', 'slow', 'html'])('is delivered by a service that is %s', async (mode) => {
    await setFault(mode)
    expect((await call()).status).toBe(200)
  })

  it.each(['refuse', 'drop'])('is delivered by a service that has one fault: %s', async (mode) => {
    await setFault(mode, 1)
    expect((await call()).status).toBe(200)
    expect(await inbox()).toHaveLength(1)
  })
})

describe('a delivery that fails', () => {
  it.each([
    ['refuse', 502, 'refused'],
    ['redirect', 502, 'refused'],
    ['drop', 502, 'unreachable'],
    ['hang', 504, 'timeout'],
  ])('ends, for %s, in %i', async (mode, status, outcome) => {
    await setFault(mode)
    const response = await call({}, { relay: { budgetMs: 500 } })
    expect(response.status).toBe(status)
    const { detail } = await problemOf(response)
    expect(detail).not.toContain('Out of order')
    expect(log).toEqual([expect.objectContaining({ outcome, status })])
  })

  it.each([undefined, '', 'not a URL'])('ends in 503 when QUOTE_FORM_URL is %j', async (url) => {
    const response = await call({}, { relay: { url } })
    expect(response.status).toBe(503)
    await problemOf(response)
    expect(log).toHaveLength(1)
    expect(log[0]?.note).toContain('QUOTE_FORM_URL')
  })
})

describe('a request that is turned down', () => {
  afterEach(async () => {
    expect(await inbox()).toEqual([])
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('405: %s', async (method) => {
    const response = await call({ method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    await problemOf(response)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    '415: %s',
    async (type) => {
      const response = await call({ headers: { 'Content-Type': type } })
      expect(response.status).toBe(415)
      await problemOf(response)
    },
  )

  const streamOf = (bytes: number) =>
    new ReadableStream({
      start: (controller) => {
        for (let sent = 0; sent < bytes; sent += 1024) controller.enqueue(new Uint8Array(1024).fill(32))
        controller.close()
      },
    })

  it('413: by its real size, whatever Content-Length says', async () => {
    const init = { headers: makeRequest().headers, method: 'POST', duplex: 'half' }
    const request = new Request(`${site}/api/quote`, { ...init, body: streamOf(33 * 1024) })
    const response = await makeHandler()(request)
    expect(response.status).toBe(413)
    await problemOf(response)
    expect((await call({ headers: { 'Content-Length': '32769' } })).status).toBe(413)
    expect((await call({ body: ' '.repeat(32 * 1024) })).status).toBe(400)
  })

  it.each(['', '{', '[]', 'null', '"text"', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])])(
    '400: the body %j',
    async (body) => {
      const response = await call({ body })
      expect(response.status).toBe(400)
      await problemOf(response)
    },
  )

  it.each([
    { Origin: 'https://other.example' },
    { Origin: 'http://veritally.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: site, 'Sec-Fetch-Site': 'cross-site' },
  ])('403: %j', async (headers) => {
    const response = await call({ headers })
    expect(response.status).toBe(403)
    await problemOf(response)
  })

  it.each([
    [
      'an empty form',
      { firstName: '', email: ' ' },
      { firstName: 'First name is required', email: 'Email is required' },
    ],
    ['a wrong email', { email: 'sokha' }, { email: 'Invalid email format' }],
    ['a wrong phone number', { phone: '12' }, { phone: 'Invalid phone number' }],
    ['a value instead of a label', { country: 'cambodia' }, { country: 'Not one of the choices' }],
    ['a text too long', { company: 'x'.repeat(201) }, { company: 'Must be at most 200 characters' }],
    ['a number', { phone: 85512000000 }, { phone: 'Must be text' }],
    ['null', { company: null }, { company: 'Must be text' }],
    ['another field', { bcc: 'x' }, { bcc: 'Unknown field' }],
    [
      'a line break in a name',
      { firstName: 'So\nkha' },
      { firstName: 'Must not contain control characters' },
    ],
    ['a header in an address', { email: 'a@b.co\r\nBcc:x@y.z' }, { email: 'Invalid email format' }],
    ['a line separator', { company: 'A\u2028B' }, { company: 'Must not contain control characters' }],
    ['a NUL in the message', { message: 'a\u0000b' }, { message: 'Must not contain control characters' }],
  ])('422: %s', async (_name, fields, errors) => {
    const response = await callWith(fields)
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toEqual(errors)
  })

  it('422: a field named __proto__', async () => {
    const response = await call({ body: '{"__proto__": {"firstName": "x"}}' })
    expect(response.status).toBe(422)
  })

  it.each(['', 'key', `${sampleKey}0`])('400: the key "%s"', async (key) => {
    const response = await call({ headers: { 'Idempotency-Key': key } })
    expect(response.status).toBe(400)
    expect((await problemOf(response)).detail).toContain('Idempotency-Key')
  })

  it('is checked in this order: method, type, size, JSON, origin, fields, key', async () => {
    const faults: Sent[] = [
      { method: 'PUT' },
      { headers: { 'Content-Type': 'text/plain' } },
      { body: 'x'.repeat(40_000) },
      { body: '{' },
      { headers: { Origin: 'null' } },
      { body: '{}' },
      { headers: { 'Idempotency-Key': '' } },
    ]
    const merge = (all: Sent[]) =>
      all
        .toReversed()
        .reduce((sum, fault) => ({ ...sum, ...fault, headers: { ...sum.headers, ...fault.headers } }))
    const statuses = []
    for (const index of faults.keys()) statuses.push((await call(merge(faults.slice(index)))).status)
    expect(statuses).toEqual([405, 415, 413, 400, 403, 422, 400])
  })
})

describe('every request', () => {
  it('may come from this site under each of its addresses', async () => {
    const siteUrls = ['https://www.veritally.example/', undefined, 'https://deploy-1--veritally.example']
    for (const origin of [site, 'https://www.veritally.example', 'https://deploy-1--veritally.example'])
      expect(
        (await call({ headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' } }, { siteUrls })).status,
      ).toBe(200)
  })

  it.each([{}, { method: 'GET' }, { body: '{' }, { body: '{}' }])(
    'is answered for one use: %j',
    async (sent) => {
      const { headers } = await call(sent)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('never crashes the handler, whatever its JSON', async () => {
    const handle = makeHandler()
    const json = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...Object.keys(sampleQuote)), fc.jsonValue()),
    )
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        const { status } = await handle(makeRequest({ body: JSON.stringify(value) }))
        return status === 400 || status === 422
      }),
    )
  })

  it('leaves one line in the log, without anything the visitor typed', async () => {
    await call()
    await setFault('refuse')
    await call()
    await callWith({ email: 'sokha' })
    expect(log).toMatchObject([
      { outcome: 'delivered', status: 200, ms: 0 },
      { outcome: 'refused', status: 502, upstream: 503 },
      { outcome: 'rejected', status: 422 },
    ])
    expect(log[0]?.reference).toBe(log[1]?.reference)
    const text = JSON.stringify(log)
    for (const typed of [...Object.values(sampleQuote), sampleKey])
      expect(text).not.toContain(JSON.stringify(typed))
  })

  it('ends in a problem when something breaks', async () => {
    const clock = [0]
    const now = () => clock.shift() ?? 1
    const broken = new Request(`${site}/api/quote`, { method: 'POST', headers: makeRequest().headers })
    Object.defineProperty(broken, 'url', { value: 'broken' })
    const headers = new Headers(broken.headers)
    headers.set('Origin', site)
    Object.defineProperties(broken, { headers: { value: headers }, body: { value: makeRequest().body } })
    const response = await makeHandler({ now })(broken)
    expect(response.status).toBe(500)
    expect((await problemOf(response)).detail).toBe('Something went wrong here.')
    expect(log).toEqual([{ outcome: 'crashed', status: 500, ms: 1 }])
  })
})

describe('the journal', () => {
  const spy = (): Journal & { calls: unknown[] } => {
    const calls: unknown[] = []
    return {
      calls,
      record: (key, quote) => Promise.resolve(void calls.push(['record', key, quote])),
      settle: (key, outcome) => Promise.resolve(void calls.push(['settle', key, outcome])),
    }
  }

  it('gets the request before the delivery, and its outcome after it', async () => {
    const journal = spy()
    await setFault('redirect')
    await call({}, { journal })
    expect(journal.calls).toEqual([
      ['record', sampleKey, sampleQuote],
      ['settle', sampleKey, { kind: 'refused', upstream: 302 }],
    ])
  })

  it('gets nothing of a request that is turned down', async () => {
    const journal = spy()
    await call({ body: '{}' }, { journal })
    expect(journal.calls).toEqual([])
  })

  it.each([
    ['fails', () => Promise.reject(new Error('out of order'))],
    [
      'throws',
      () => {
        throw new Error('out of order')
      },
    ],
    ['hangs', () => new Promise<void>(() => undefined)],
  ])('stops no delivery when it %s', async (_name, step) => {
    const response = await call({}, { journal: { record: step, settle: step }, journalMs: 10 })
    expect(response.status).toBe(200)
    expect(await inbox()).toHaveLength(1)
    expect(log.map(({ outcome }) => outcome)).toEqual(['journal-failed', 'journal-failed', 'delivered'])
  })
})
