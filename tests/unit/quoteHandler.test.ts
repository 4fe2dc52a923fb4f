import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Journal } from '../../src/features/quote/server/journal.ts'
import { makeRequest, problemOf, site, startQuoteHarness, type QuoteHarness } from '../quoteHarness.ts'
import { sampleKey, sampleQuote } from '../quoteSamples.ts'

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness()
})

afterEach(() => quote.close())

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
    await quote.setFault(mode)
    const response = await quote.call({}, { relay: mode === 'hang' ? { budgetMs: 200 } : {} })
    expect(response.status).toBe(status)
    const { detail } = await problemOf(response)
    expect(detail).not.toContain('Out of order')
    expect(quote.log).toEqual([expect.objectContaining({ outcome, status })])
  })

  it.each([undefined, '', 'not a URL'])('ends in 503 when QUOTE_FORM_URL is %j', async (url) => {
    const response = await quote.call({}, { relay: { url } })
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
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('leaves one line in the log, without anything the visitor typed', async () => {
    await quote.call()
    await quote.setFault('refuse')
    await quote.call()
    await quote.call({ body: '{}' })
    expect(quote.log).toMatchObject([
      { outcome: 'delivered', status: 200, ms: 0 },
      { outcome: 'refused', status: 502, upstream: 503 },
      { outcome: 'rejected', status: 422 },
    ])
    expect(quote.log[0]?.reference).toBe(quote.log[1]?.reference)
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
    expect(quote.log).toEqual([{ outcome: 'crashed', status: 500, ms: 0 }])
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
    await quote.setFault('redirect')
    await quote.call({}, { journal })
    expect(journal.calls).toEqual([
      ['record', sampleKey, sampleQuote],
      ['settle', sampleKey, { kind: 'refused', upstream: 302 }],
    ])
  })

  it('gets nothing of a request that is turned down', async () => {
    const journal = spy()
    await quote.call({ body: '{}' }, { journal })
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
    const response = await quote.call({}, { journal: { record: step, settle: step }, journalMs: 10 })
    expect(response.status).toBe(200)
    expect(await quote.inbox()).toHaveLength(1)
    expect(quote.log.map(({ outcome }) => outcome)).toEqual(['journal-failed', 'journal-failed', 'delivered'])
  })
})
