import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDeliver } from '../../../../functions/relay/delivery/formService.ts'
import { readProof } from '../../../../functions/relay/delivery/proof.ts'
import { makeSendAlerts } from '../../../../functions/relay/watch/alerts.ts'
import { requireEnvironment } from '../../../../scripts/environment.ts'
import {
  noJournal,
  problemOf,
  type QuoteHarness,
  startQuoteHarness,
} from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'

const deliver = (text: string, answer: Response | (() => Response)) => {
  const asked: RequestInit[] = []
  const fetch = (_url: unknown, init: RequestInit = {}) => {
    asked.push(init)
    return Promise.resolve(typeof answer === 'function' ? answer() : answer)
  }
  const service = {
    url: 'https://forms.example/',
    token: undefined,
    proof: readProof(text),
    fetch,
    pauseMs: 0,
  }
  return makeDeliver(service)({ key: sampleKey, quote: sampleQuote })
}

const broken = () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('broken off')) })
  return new Response(body, { status: 201 })
}
const unproven = (upstream = 200) => ({ kind: 'unproven', upstream })

describe('an ok answer', () => {
  it.each([
    ['json:id', '{"id":"a1"}'],
    ['json:id', '{"id":0}'],
    ['json:data.id', '{"data":{"id":7}}'],
    ['json:ok', '{"ok":true}'],
  ])('proves receipt by %s: %s', async (text, body) => {
    expect(await deliver(text, new Response(body))).toEqual({ kind: 'delivered', proven: true })
  })

  it.each([
    ['json:ok', '{"ok":false}'],
    ['json:id', '{"id":null}'],
    ['json:id', '{"id":""}'],
    ['json:id', '{"data":{"id":7}}'],
    ['json:id', '<p>This domain is for sale'],
    ['json:id', ''],
    ['json:id', '["id"]'],
    ['json:toString', '{}'],
    ['json:id', JSON.stringify({ filler: 'x'.repeat(9000), id: 7 })],
  ])('proves nothing by %s: %.40s', async (text, body) => {
    expect(await deliver(text, new Response(body))).toEqual(unproven())
  })

  it('proves receipt by a header, or not', async () => {
    const headers = { 'X-Receipt': 'a1' }
    expect(await deliver('header:x-receipt', new Response('', { headers }))).toHaveProperty('proven', true)
    expect(await deliver('header:X-Receipt', new Response(''))).toEqual(unproven())
  })

  it('that breaks off proves nothing, and is not asked for again at once', async () => {
    expect(await deliver('json:id', broken)).toEqual({ ...unproven(201), isCutOff: true })
  })
})

describe('QUOTE_FORM_PROOF', () => {
  it.each(['id', 'json:', 'json:a b', 'header:', 'cookie:id', 'json:a..b'])('is refused: %s', (text) => {
    expect(() => requireEnvironment({ QUOTE_FORM_PROOF: text })).toThrow(/^QUOTE_FORM_PROOF must be json:/)
  })

  it('may be missing', () => {
    expect(requireEnvironment({ QUOTE_FORM_PROOF: '' }).QUOTE_FORM_PROOF).toBeUndefined()
  })
})

describe('a request whose receipt is not proven', () => {
  let quote: QuoteHarness
  let alerts: string[]
  let keys: (string | undefined)[]
  let body: string

  beforeEach(async () => {
    quote = await startQuoteHarness()
    alerts = []
    keys = []
    body = '<p>This domain is for sale'
  })
  afterEach(() => quote.close())

  const fetch = (_url: unknown, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get('idempotency-key') ?? undefined)
    return Promise.resolve(new Response(body))
  }
  const formService = { proof: readProof('json:id'), fetch }

  const run = () => {
    const post: typeof globalThis.fetch = (_url, init) => {
      if (typeof init?.body === 'string') alerts.push(init.body)
      return Promise.resolve(new Response())
    }
    const { store, now, log } = quote
    const url = 'https://chat.example/'
    const sendAlerts = makeSendAlerts({ url, fetch: post, store, now, log: (line) => void log.push(line) })
    return quote.deliverLater({ formService, sendAlerts })
  }

  it('is success for the visitor, waits, raises an alert and is tried with the same key', async () => {
    const answer = await quote.call({}, { formService })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ reference: expect.stringMatching(/^Q-/) as string })
    const lastFailure = { kind: 'unproven', upstream: 200 }
    expect(quote.entry()).toMatchObject({ state: 'pending', quote: sampleQuote, lastFailure })
    expect((await quote.call({}, { formService })).status).toBe(200)

    quote.clock.now += 60_000
    await run()
    expect(alerts.join()).toContain('unproven (200)')
    body = '{"id":"a1"}'
    quote.clock.now += 3_600_000
    await run()
    expect(quote.entry()?.state).toBe('delivered')
    expect(new Set(keys)).toEqual(new Set([sampleKey]))
    expect(quote.log.filter(({ outcome }) => outcome === 'unproven')).toHaveLength(3)
  })

  it('is no success when the journal has not kept it: nobody may have it', async () => {
    const answer = await quote.call({}, { formService, journal: noJournal })
    expect(answer.status).toBe(503)
    const problem = await problemOf(answer)
    expect(problem.detail).toContain('neither be delivered nor kept')
    expect(problem).not.toHaveProperty('kept')
    expect(problem).not.toHaveProperty('reference')
    expect(quote.log.at(-1)).toMatchObject({ outcome: 'unproven', status: 503, upstream: 200 })
  })
})
