import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestPath } from '../../../../functions/relay/journal/paths.ts'
import { makeSendAlerts } from '../../../../functions/relay/watch/alerts.ts'
import { makeHealthHandler } from '../../../../functions/relay/watch/health.ts'
import { makeStatusRecorder } from '../../../../functions/relay/watch/status.ts'
import { makeRequest, type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'

const minute = 60_000

let quote: QuoteHarness
let alerts: string[]
let webhookStatus: number

beforeEach(async () => {
  quote = await startQuoteHarness()
  alerts = []
  webhookStatus = 200
})

afterEach(() => quote.close())

const webhook: typeof fetch = (_url, init) => {
  if (typeof init?.body === 'string') alerts.push((JSON.parse(init.body) as { text: string }).text)
  return Promise.resolve(new Response(null, { status: webhookStatus }))
}

/** A form service that answers everything with one status. */
const answering = (status: number) => ({ fetch: () => Promise.resolve(new Response(null, { status })) })

const run = (formService = {}, recordStatus = makeStatusRecorder(quote.store, quote.now)) => {
  const { store, now } = quote
  const sendAlerts = makeSendAlerts({
    url: 'https://chat.example/hook',
    fetch: webhook,
    store,
    now,
    log: (line) => void quote.log.push(line),
  })
  return quote.deliverLater({ sendAlerts, formService, recordStatus })
}

const health = async (status = 200) => {
  const formService = { url: quote.url, token: undefined, ...answering(status) }
  const response = await makeHealthHandler({ ...quote, formService, hasSchedule: false })()
  return { status: response.status, body: (await response.json()) as unknown }
}

/** The headers of another request than the sample. */
const another = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } })

describe('a form service that refuses everyone', () => {
  it.each([401, 403, 404, 405, 410, 302])('is an incident, and is tried on: %i', async (status) => {
    await quote.call({}, { formService: answering(status) })
    expect((await health()).status, 'one request may be to blame itself').toBe(200)
    await quote.call(another(), { formService: answering(status) })
    expect(await health()).toEqual({
      status: 503,
      body: expect.objectContaining({
        relay: 'failing',
        journal: 'ok',
        waiting: 2,
        lastFailure: { at: '1970-01-01T00:00:00.000Z', kind: `refused (${String(status)})` },
      }) as unknown,
    })
    quote.clock.now = minute
    await run(answering(status))
    quote.clock.now = 2 * minute
    await run(answering(status))
    expect(alerts).toEqual([
      `Quote relay. The form service refuses every request: refused (${String(status)}). ` +
        'What to do: docs/operations.md',
    ])
    expect(quote.entry()).toMatchObject({ state: 'pending', failures: 3 })

    quote.clock.now = 10 * minute
    await run()
    expect(alerts.at(-1)).toBe('Quote relay. Over after 9 min: The form service refuses every request')
    expect(alerts).toHaveLength(2)
    expect(await quote.inbox()).toHaveLength(2)
    expect((await health()).status).toBe(200)
  })
})

describe('a form service that refuses one request between others that it takes', () => {
  it.each([401, 403, 404])('is no incident, however often it refuses that one: %i', async (status) => {
    await quote.call(another())
    quote.clock.now = 1000
    await quote.call({}, { formService: answering(status) })
    for (let at = minute; at < 10 * minute; at += minute) {
      quote.clock.now = at
      await run(answering(status))
      expect((await health()).status).toBe(200)
      quote.clock.now = at + 1
      await quote.call(another())
    }
    expect(alerts).toEqual([])
    expect(quote.entry()).toMatchObject({ state: 'pending', failures: 5 })
  })
})

describe('a form service that refuses one request', () => {
  it.each([400, 413, 422])('makes it a dead letter at once, with the reason: %i', async (status) => {
    const answer = await quote.call({}, { formService: answering(status) })
    expect(answer.status).toBe(502)
    expect(quote.entry()).toMatchObject({
      state: 'undeliverable',
      quote: sampleQuote,
      lastFailure: { kind: 'refused', upstream: status },
    })
    quote.clock.now = minute
    await run()
    await run()
    expect(alerts).toEqual([expect.stringContaining('the form service will never take: 1.')])
    expect(await quote.inbox()).toEqual([])
    expect(await health()).toMatchObject({ status: 200, body: { relay: 'ok', deadLetters: 1 } })
  })
})

describe('a form service that refuses each request for itself', () => {
  it.each([400, 413, 422])('is an incident from the third in a row on: %i', async (status) => {
    const refuse = (at: number) => {
      quote.clock.now = at
      return quote.call(another(), { formService: answering(status) })
    }
    await refuse(1)
    await refuse(2)
    expect((await health()).status).toBe(200)
    quote.clock.now = minute
    await quote.call(another())
    await refuse(minute + 1)
    expect((await health()).status).toBe(200)
    await refuse(minute + 2)
    await refuse(minute + 3)
    expect(await health()).toMatchObject({ status: 503, body: { relay: 'failing', deadLetters: 5 } })
    await run()
    expect(alerts.join()).toContain(`The form service refuses every request: refused (${String(status)}).`)
    quote.clock.now = 2 * minute
    await quote.call(another())
    expect((await health()).status).toBe(200)
    await run()
    expect(alerts.at(-1)).toContain('Over after 1 min: The form service refuses every request')
  })
})

describe('an outage', () => {
  it('is one when a request waits longer than 15 minutes', async () => {
    await quote.call({}, { formService: answering(503) })
    quote.clock.now = 15 * minute
    expect((await health()).status).toBe(200)
    quote.clock.now = 15 * minute + 1
    expect(await health()).toMatchObject({ status: 503, body: { oldestWaitingSeconds: 900 } })
    await run(answering(503))
    expect(alerts).toEqual([
      'Quote relay. Quote requests wait longer than 15 minutes: 1 wait, the oldest 15 min. What ' +
        'to do: docs/operations.md',
    ])
  })

  it('costs a run a handful of deliveries, not one for each request', async () => {
    let calls = 0
    const down = () => {
      calls += 1
      return Promise.reject(new TypeError('fetch failed'))
    }
    for (let count = 0; count < 100; count += 1) await quote.call(another(), { formService: answering(503) })
    quote.clock.now = minute
    await run({ fetch: down })
    expect(calls).toBeLessThan(60)
    quote.clock.now = 2 * minute
    await run()
    await run()
    quote.clock.now = 3 * minute
    await run()
    expect(await quote.inbox()).toHaveLength(100)
  })

  it('is told again when the webhook did not take it', async () => {
    await quote.call({}, { formService: answering(404) })
    await quote.call(another(), { formService: answering(404) })
    webhookStatus = 500
    await run(answering(404))
    webhookStatus = 200
    await run(answering(404))
    await run(answering(404))
    expect(alerts).toHaveLength(2)
    for (const typed of Object.values<string>({ ...sampleQuote })) expect(alerts.join()).not.toContain(typed)
  })
})

describe('an entry that cannot be read', () => {
  it.each(['{', '{"version":2}', ''])('is set aside and reported: %j', async (text) => {
    await quote.call({}, { formService: answering(503) })
    const other = crypto.randomUUID()
    await quote.call({ headers: { 'Idempotency-Key': other } }, { formService: answering(503) })
    await quote.store.put(requestPath(sampleKey), text)
    quote.clock.now = minute
    await run()
    await run()
    expect(quote.log).toContainEqual(expect.objectContaining({ outcome: 'unreadable' }))
    expect(alerts).toEqual([expect.stringContaining('entries that cannot be read: 1.')])
    expect((await quote.inbox()).map(({ key }) => key)).toEqual([other])
    quote.clock.now = 31 * 24 * 60 * minute
    await run()
    expect(quote.paths()).toEqual([])
  })
})

describe('each run', () => {
  it('says what it saw, delivered and left', async () => {
    await quote.call({}, { formService: answering(503) })
    quote.clock.now = minute
    await run()
    expect(quote.runs).toEqual([
      { outcome: 'run', later: true, seen: 1, due: 1, delivered: 1, left: 0, oldestMs: 0, ms: 0 },
    ])
  })
})

describe('the same key with another quote', () => {
  const other = { body: JSON.stringify({ ...sampleQuote, message: 'Three counters' }) }

  it.each(['delivered', 'waiting', 'known to this process'])(
    'is refused when the first is %s',
    async (state) => {
      const handle = quote.makeHandler(state === 'waiting' ? { formService: answering(503) } : {})
      const send = (sent = {}) =>
        state === 'known to this process' ? handle(makeRequest(sent)) : quote.call(sent)
      await (state === 'waiting' ? handle(makeRequest()) : send())
      const answer = await send(other)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({
        detail: 'This Idempotency-Key belongs to a request with other content.',
      })
      expect((await send()).status).toBe(200)
      expect(await quote.inbox()).toEqual([expect.objectContaining({ fields: sampleQuote })])
    },
  )

  it.each(['00000000-0000-0000-0000-000000000000', '3f2b8c1e-6d4a-1f0e-9b7a-0c1d2e3f4a5b'])(
    'and a key that is not a UUID of version 4 is refused: %s',
    async (key) => {
      expect((await quote.call({ headers: { 'Idempotency-Key': key } })).status).toBe(400)
    },
  )
})

it('an index that misses what happened is put right by the next run', async () => {
  await quote.call()
  for (const path of quote.paths()) if (path.startsWith('delivered/')) await quote.store.remove(path)
  await quote.store.put(`waiting/${sampleKey}.30000.0.0`, '')
  quote.clock.now = minute
  await run()
  expect(quote.paths().toSorted()).toEqual([
    `delivered/1970-01-01T00/${sampleKey}.0.0.0`,
    requestPath(sampleKey),
  ])
  expect(await quote.inbox()).toHaveLength(1)
})
