import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeKeepVitals } from '../../../../functions/relay/vitals.ts'
import { makeDigest } from '../../../../functions/relay/watch/digest.ts'
import { makeHealthHandler } from '../../../../functions/relay/watch/health.ts'
import { makeNoteRun } from '../../../../functions/relay/watch/noteRun.ts'
import { type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { passTime, startVirtualTime } from '../../../support/relay/virtualTime.ts'

const day = 24 * 60 * 60_000

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness()
})

afterEach(async () => {
  vi.useRealTimers()
  await quote.close()
})

describe('the health of the relay', () => {
  const check = async (url: string | undefined = quote.url, harness = quote) => {
    const formService = { url, token: 'secret', fetch: harness.fetch }
    const response = await makeHealthHandler({ ...harness, formService, hasSchedule: false })()
    const { relay, journal } = (await response.json()) as Record<'relay' | 'journal', string>
    return { status: response.status, body: JSON.stringify({ relay, journal }) }
  }

  it('is good when both answer', async () => {
    expect(await check()).toEqual({ status: 200, body: '{"relay":"ok","journal":"ok"}' })
    expect(await quote.inbox()).toEqual([])
  })

  it.each([
    ['', 'unconfigured'],
    ['http://127.0.0.1:1/secret-path', 'failing'],
  ])('tells of the form service at "%s": %s', async (url, relay) => {
    expect(await check(url)).toEqual({ status: 503, body: `{"relay":"${relay}","journal":"ok"}` })
  })

  it.each(['before', 'hang'] as const)('tells of a journal that fails: %s', async (moment) => {
    startVirtualTime()
    const virtual = await startQuoteHarness({ inMemory: true })
    virtual.store.fail('get', moment)
    expect(await passTime(check(virtual.url, virtual))).toEqual({
      status: 503,
      body: '{"relay":"ok","journal":"failing"}',
    })
  })

  it('is good when one call to the journal fails', async () => {
    quote.store.fail('get', 'before', 1)
    expect((await check()).status).toBe(200)
  })

  const taking: typeof fetch = () => Promise.resolve(new Response(null))
  const noteRun = () =>
    makeNoteRun({ ...quote, url: undefined, fetch: taking, log: (line) => void quote.log.push(line) })()

  const look = async (hasSchedule = true) => {
    const formService = { url: 'https://forms.example/secret', token: 'secret', fetch: taking }
    const response = await makeHealthHandler({ ...quote, formService, hasSchedule })()
    const body: unknown = await response.json()
    return { status: response.status, body, text: JSON.stringify([body, ...response.headers]) }
  }

  it('tells how long ago the schedule ran, and that it has stopped', async () => {
    expect(await look()).toMatchObject({ status: 503, body: { schedule: 'never ran' } })
    const inPreview = await look(false)
    expect(inPreview.status).toBe(200)
    expect(inPreview.body).not.toHaveProperty('schedule')
    await noteRun()
    quote.clock.now = 300_000
    expect(await look()).toMatchObject({ status: 200, body: { schedule: 'ok', secondsSinceRun: 300 } })
    quote.clock.now = 300_001
    expect(await look()).toMatchObject({ status: 503, body: { schedule: 'stopped' } })
  })

  it('names no host, no address and no request', async () => {
    await quote.setFault('refuse')
    await quote.call()
    await quote.deliverLater({ noteRun })
    const { text } = await look()
    expect(text).toContain('refused (')
    expect(text).not.toMatch(/example|secret|https?:|Q-/)
  })

  it('is looked up once in ten seconds', async () => {
    let calls = 0
    const counting: typeof fetch = () => Promise.resolve(new Response(null, { status: (calls += 1) && 200 }))
    const handle = makeHealthHandler({
      ...quote,
      formService: { url: quote.url, token: undefined, fetch: counting },
      hasSchedule: false,
    })
    await Promise.all([handle(), handle()])
    quote.clock.now = 9_999
    await handle()
    expect(calls).toBe(1)
    quote.clock.now = 10_000
    await handle()
    expect(calls).toBe(2)
  })
})

describe('the daily digest', () => {
  const send = async (url: string | undefined, status = 200) => {
    const sent: string[] = []
    const log: unknown[] = []
    const webhook: typeof fetch = (_url, init) => {
      if (typeof init?.body === 'string') sent.push(init.body)
      return Promise.resolve(new Response('secret', { status }))
    }
    await makeDigest({ ...quote, url, fetch: webhook, log: (line) => void log.push(line) })()
    return { sent, log }
  }

  it('is off unless it has an address', async () => {
    quote.store.fail('list', 'before')
    expect(await send(undefined)).toEqual({ sent: [], log: [{ digest: 'off' }] })
  })

  it('tells counts and references, and nothing that a visitor typed', async () => {
    const call = (headers: Record<string, string>) =>
      quote.call({ headers: { 'Idempotency-Key': crypto.randomUUID(), ...headers } })
    await quote.setFault('refuse')
    await call({})
    quote.clock.now = 23 * day
    await quote.deliverLater()
    await call({ 'Idempotency-Key': sampleKey, 'X-Form-Trap': '1' })
    await quote.setFault('none')
    await call({})
    const { sent, log } = await send('https://chat.example/hook')
    expect(log).toEqual([{ digest: 'sent', upstream: 200 }])
    const waiting = quote.entry()?.reference ?? ''
    expect(JSON.parse(sent[0] ?? '')).toEqual({
      text: expect.stringContaining(
        `2 received (1 suspected), 1 delivered. Waiting: 1 (${waiting}). Undeliverable: 1 (Q-`,
      ) as string,
      received: 2,
      suspected: 1,
      delivered: 1,
      pending: [waiting],
      undeliverable: [expect.stringMatching(/^Q-/)],
      vitals: { visits: 0 },
    })
    expect(sent[0]).not.toContain('Page speed')
    for (const typed of Object.values<string>({ ...sampleQuote })) expect(sent[0]).not.toContain(typed)
  })

  it('counts each request once, though a path of it was left behind', async () => {
    await quote.call()
    const waiting = crypto.randomUUID()
    await quote.setFault('refuse')
    await quote.call({ headers: { 'Idempotency-Key': waiting } })
    for (const key of [sampleKey, waiting]) await quote.store.put(`waiting/${key}.0.0.0`, '')
    quote.clock.now = 1
    const { sent } = await send('https://chat.example/hook')
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({
      received: 2,
      delivered: 1,
      pending: [quote.entry(waiting)?.reference],
    })
  })

  it('tells the speed of the pages, and forgets what is older than a day', async () => {
    quote.clock.now = 30 * day
    const keepVitals = makeKeepVitals(quote.store)
    await keepVitals({ lcp: 9000 }, 0)
    await keepVitals({ fcp: 930, lcp: 1840, inp: 64, cls: 12, hydrated: 2210, replayed: 1 }, 30 * day - 1)
    const { sent } = await send('https://chat.example/hook')
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({
      text: expect.stringContaining(
        'Page speed (75th percentile of 1 visits): largest paint 1.8 s, interaction 64 ms, ' +
          'layout shift 0.01, ready for input 2.2 s.',
      ) as string,
      vitals: { visits: 1, fcp: 930, lcp: 1840, inp: 64, cls: 12, hydrated: 2210, replayed: 1 },
    })
    expect([...quote.store.texts.keys()]).toEqual([expect.stringMatching(/\.930\.1840\.64\.12\.2210\.1$/)])
  })

  it('says of each figure that no visit had that there is none', async () => {
    await makeKeepVitals(quote.store)({ inp: 64 }, 0)
    const { sent } = await send('https://chat.example/hook')
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({
      text: expect.stringContaining(
        'largest paint none, interaction 64 ms, layout shift none, ready for input none.',
      ) as string,
    })
    await makeKeepVitals(quote.store)({ lcp: 0, cls: 0 }, 0)
    expect((await send('https://chat.example/hook')).sent[0]).toContain(
      'largest paint 0.0 s, interaction 64 ms, layout shift 0.00, ready for input none.',
    )
  })

  it('is sent when one list of the journal fails', async () => {
    quote.store.fail('list', 'before', 1)
    expect((await send('https://chat.example/hook')).sent).toHaveLength(1)
  })

  it('forgets the speed of the pages also when the journal cannot be listed for it', async () => {
    quote.clock.now = 30 * day
    await makeKeepVitals(quote.store)({ lcp: 9000 }, 0)
    const { list } = quote.store
    quote.store.list = (prefix) => {
      if (prefix === 'waiting/') throw new Error('out of order')
      return list(prefix)
    }
    await expect(send('https://chat.example/hook')).rejects.toThrow('out of order')
    expect(quote.store.texts.size).toBe(0)
  })

  it('leaves a webhook that fails in the log, without its text', async () => {
    const { log } = await send('https://chat.example/hook', 500)
    expect(log).toEqual([{ digest: 'failed', upstream: 500 }])
  })
})
