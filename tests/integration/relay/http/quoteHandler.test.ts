import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  makeRequest,
  noJournal,
  problemOf,
  type QuoteHarness,
  site,
  startQuoteHarness,
} from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { passTime, startVirtualTime } from '../../../support/relay/virtualTime.ts'

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness()
})

afterEach(async () => {
  vi.useRealTimers()
  await quote.close()
})

describe('a good request', () => {
  it('is delivered as it is, and answered with its reference', async () => {
    const response = await quote.call()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      reference: expect.stringMatching(/^Q-[2-9A-HJ-NP-Z]{8}$/) as string,
    })
    expect(await quote.inbox()).toEqual([expect.objectContaining({ key: sampleKey, fields: sampleQuote })])
  })

  it('gets the same reference, and is kept once, when it comes again', async () => {
    const first: unknown = await (await quote.call()).json()
    const again: unknown = await (
      await quote.call({ headers: { 'Idempotency-Key': sampleKey.toUpperCase() } })
    ).json()
    const other: unknown = await (
      await quote.call({ headers: { 'Idempotency-Key': crypto.randomUUID() } })
    ).json()
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
    expect(await quote.inbox()).toHaveLength(2)
  })

  it('may leave out what is optional, and is trimmed', async () => {
    const { firstName, lastName, email, phone } = sampleQuote
    const response = await quote.call({
      body: JSON.stringify({
        firstName: ` ${firstName}\n`,
        lastName,
        email,
        phone,
        message: 'Line\r\n\tline',
      }),
    })
    expect(response.status).toBe(200)
    const [request] = await quote.inbox()
    expect(request?.fields).toMatchObject({ firstName, company: '', country: '', message: 'Line\r\n\tline' })
  })

  it.each(['Application/JSON', 'application/json; charset=utf-8'])('may be of the type %s', async (type) => {
    expect((await quote.call({ headers: { 'Content-Type': type } })).status).toBe(200)
  })

  it.each(['none', 'slow', 'html'])('is delivered by a service that is %s', async (mode) => {
    await quote.setFault(mode)
    expect((await quote.call()).status).toBe(200)
  })

  it.each(['refuse', 'drop'])('is delivered by a service that has one fault: %s', async (mode) => {
    await quote.setFault(mode, 1)
    expect((await quote.call()).status).toBe(200)
    expect(await quote.inbox()).toHaveLength(1)
  })
})

describe('a delivery that fails', () => {
  it.each([
    ['refuse', 502, 'refused'],
    ['redirect', 502, 'refused'],
    ['drop', 502, 'unreachable'],
    ['hang', 504, 'timeout'],
  ])('ends, for %s, in %i', async (mode, status, outcome) => {
    startVirtualTime()
    const virtual = await startQuoteHarness({ inMemory: true })
    await virtual.setFault(mode)
    const response = await passTime(virtual.call())
    expect(response.status).toBe(status)
    const { detail } = await problemOf(response)
    expect(detail).not.toContain('Out of order')
    expect(virtual.log).toEqual([expect.objectContaining({ outcome, status })])
  })

  it.each([undefined, ''])('ends in 503 when QUOTE_FORM_URL is %j', async (url) => {
    const response = await quote.call({}, { formService: { url } })
    expect(response.status).toBe(503)
    await problemOf(response)
    expect(quote.log).toHaveLength(1)
    expect(quote.log[0]?.note).toContain('QUOTE_FORM_URL')
  })
})

describe('every request', () => {
  it('may come from this site under each of its addresses', async () => {
    const siteUrls = ['https://www.veritally.example/', undefined, 'https://deploy-1--veritally.example']
    for (const origin of [site, 'https://www.veritally.example', 'https://deploy-1--veritally.example'])
      expect(
        (await quote.call({ headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' } }, { siteUrls }))
          .status,
      ).toBe(200)
  })

  it.each([{}, { method: 'GET' }, { body: '{' }, { body: '{}' }])(
    'is answered for one use: %j',
    async (sent) => {
      const { headers } = await quote.call(sent)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('leaves one line in the log, without anything the visitor typed', async () => {
    await quote.call()
    await quote.setFault('refuse')
    await quote.call({ headers: { 'Idempotency-Key': crypto.randomUUID() } })
    await quote.call({ body: '{}' })
    expect(quote.log).toMatchObject([
      { outcome: 'delivered', status: 200, ms: 0 },
      { outcome: 'refused', status: 502, upstream: 503 },
      { outcome: 'rejected', status: 422 },
    ])
    const text = JSON.stringify(quote.log)
    for (const typed of [...Object.values<string>({ ...sampleQuote }), sampleKey])
      expect(text).not.toContain(typed)
  })

  it('ends in a problem when something breaks', async () => {
    class BrokenRequest extends Request {
      override get url(): string {
        throw new Error('broken')
      }
    }
    const response = await quote.makeHandler()(new BrokenRequest(makeRequest({ headers: { Origin: site } })))
    expect(response.status).toBe(500)
    expect((await problemOf(response)).detail).toBe('Something went wrong here.')
    const note = expect.stringMatching(/^\w+ at [\w.]+:\d+:\d+$/) as string
    expect(quote.log).toEqual([{ outcome: 'crashed', status: 500, ms: 0, note }])
  })
})

describe('the journal', () => {
  const entry = () => quote.entry()

  it('has the request before the delivery, and no personal data after it', async () => {
    let during: unknown
    const spyingFetch: typeof fetch = (...asked) => {
      during = structuredClone(entry())
      return fetch(...asked)
    }
    await quote.call({}, { formService: { fetch: spyingFetch } })
    expect(during).toMatchObject({ state: 'pending', quote: sampleQuote })
    expect(entry()).toMatchObject({ state: 'delivered', reference: expect.stringMatching(/^Q-/) as string })
    const text = JSON.stringify(entry())
    for (const typed of Object.values<string>({ ...sampleQuote })) expect(text).not.toContain(typed)
  })

  it('keeps a request that was not delivered, and when to try again', async () => {
    await quote.setFault('redirect')
    await quote.call()
    expect(entry()).toMatchObject({
      state: 'pending',
      quote: sampleQuote,
      failures: 1,
      lastFailure: { kind: 'refused', upstream: 302 },
      leaseExpiresAt: 0,
      dueAt: 30_000,
    })
  })

  it('still has its place in the index when a second one cannot be written', async () => {
    await quote.setFault('refuse')
    const { put } = quote.store
    let places = 0
    quote.store.put = (path, text) => {
      if (path.startsWith('waiting/') && (places += 1) > 1) throw new Error('out of order')
      return put(path, text)
    }
    expect((await quote.call()).status).toBe(502)
  })

  it('may note the outcome after the answer', async () => {
    const works: Promise<unknown>[] = []
    await quote.makeHandler()(makeRequest(), { waitUntil: (work) => void works.push(work) })
    expect(await Promise.all(works)).toEqual([true])
  })

  it('leaves a request to the schedule when it has taken too much of the time', async () => {
    const { create } = quote.store
    quote.store.create = (...asked) => {
      quote.clock.now += 7000
      return create(...asked)
    }
    expect((await quote.call()).status).toBe(504)
    expect(await quote.inbox()).toEqual([])
  })

  it('gets nothing of a request that is turned down', async () => {
    await quote.call({ body: '{}' })
    expect(quote.paths()).toEqual([])
  })

  it.each(['before', 'after', 'hang'] as const)(
    'stops no delivery when every step of it fails: %s',
    async (moment) => {
      startVirtualTime()
      const virtual = await startQuoteHarness({ inMemory: true })
      for (const step of ['create', 'getWithEtag', 'get', 'replace', 'put'] as const)
        virtual.store.fail(step, moment)
      const response = await passTime(virtual.call())
      expect(response.status).toBe(200)
      expect(await virtual.inbox()).toHaveLength(1)
      expect(virtual.log.map(({ outcome }) => outcome)).toEqual([
        'journal-failed',
        'journal-failed',
        'delivered',
      ])
    },
  )

  it.each(['before', 'after'] as const)(
    'may fail in single calls, and still knows its own entry: %s',
    async (moment) => {
      quote.store.fail('create', moment, 1)
      await quote.setFault('redirect')
      expect((await quote.call()).status).toBe(502)
      await quote.setFault('none')
      quote.store.fail('replace', moment, 1)
      expect((await quote.call()).status).toBe(200)
      expect(quote.log.map(({ outcome }) => outcome)).toEqual(['refused', 'delivered'])
      expect(quote.paths().toSorted()).toEqual([
        expect.stringMatching(/^delivered/),
        expect.stringMatching(/^requests/),
      ])
    },
  )

  it('down together with the form service: 503, and nothing pretended', async () => {
    await quote.setFault('refuse')
    const response = await quote.call({}, { journal: noJournal })
    expect(response.status).toBe(503)
    expect((await problemOf(response)).detail).toContain('neither be delivered nor kept')
    expect(quote.log.at(-1)).toMatchObject({ outcome: 'refused', status: 503, upstream: 503 })
  })
})
