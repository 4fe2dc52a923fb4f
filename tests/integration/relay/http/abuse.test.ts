import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  makeRequest,
  problemOf,
  type QuoteHarness,
  startQuoteHarness,
} from '../../../support/relay/quoteHarness.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness()
})

afterEach(() => quote.close())

describe('abuse', () => {
  it('429: the 21st request from an address within a minute', async () => {
    const handle = quote.makeHandler()
    const send = (ip: string) =>
      handle(makeRequest({ headers: { 'Idempotency-Key': crypto.randomUUID() } }), { ip })
    for (let sent = 0; sent < 20; sent += 1) expect((await send('192.0.2.1')).status).toBe(200)
    quote.clock.now = 30_001
    const response = await send('192.0.2.1')
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('30')
    await problemOf(response)
    expect((await send('192.0.2.2')).status).toBe(200)
    quote.clock.now = 60_000
    expect((await send('192.0.2.1')).status).toBe(200)
    expect(JSON.stringify(quote.log)).not.toContain('192.0.2')
  })

  it('429: also when the requests before it had no key', async () => {
    const handle = quote.makeHandler()
    const send = () => handle(makeRequest({ headers: { 'Idempotency-Key': '' } }), { ip: '192.0.2.1' })
    for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(400)
    expect((await send()).status).toBe(429)
  })

  it.each([
    [{ 'X-Form-Trap': '1' }, ['trap']],
    [{ 'X-Form-Seconds': '1' }, ['fast']],
    [{ 'X-Form-Seconds': '' }, ['direct']],
    [{ 'X-Form-Seconds': '0', 'X-Form-Trap': '1' }, ['trap', 'fast']],
  ])('is marked, and delivered: %j', async (headers, spamSignals) => {
    expect((await quote.call({ headers })).status).toBe(200)
    expect(await quote.inbox()).toEqual([expect.objectContaining({ fields: sampleQuote })])
    expect(quote.log).toEqual([expect.objectContaining({ outcome: 'delivered', spamSignals })])
    expect(quote.entry()?.spamSignals).toEqual(spamSignals)
  })
})
